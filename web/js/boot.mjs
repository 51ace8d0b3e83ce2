// Importing this starts Python on the page: PyScript reads <py-config> and runs what stands in
// <script type="py">. A lobby that wants Python later imports it later.
import "%STORAGE%";

performance.mark("tefuda:boot");
// until Python is there, it is open
import("%SECOND%").then(({ open }) => open()).catch(() => {});
import("%TABS%").catch(() => {}); // told where it is wanted
import("%CARRY%").catch(() => {}); // a card can be tapped as well
import("%ASKING%").catch(() => {}); // there is a button for it, too
import("%HAPTICS%").catch(() => {});
import("%BACK%").catch(() => {}); // a dialog has a button, too
// both at once; PyScript will ask for the same module
const [{ started }] = await Promise.all([import("%RUNTIME%"), import("%PYSCRIPT%/core.js")]);
await started; // so that who imports this hears of a failure
