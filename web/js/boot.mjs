// Importing this starts Python on the page: PyScript reads <py-config> and runs what stands in
// <script type="py">. A lobby that wants Python later imports it later.
import "%STORAGE%";

performance.mark("tefuda:boot");
await import("%PYSCRIPT%/core.js");
