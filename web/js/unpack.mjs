// Our own Python: each archive a gzipped tar, under a name no server compresses again or takes for
// compressed on the way. Used by the page, and by the build and the tests under Node; the build
// puts an address for the library's name.
import { parseTar } from "nanotar";

export const inflated = (stream) => new Response(stream.pipeThrough(new DecompressionStream("gzip")));

// The files of an archive, which comes as a stream; done while Pyodide is being compiled, for
// Python would have to import its own means first.
export const filesOf = async (archive) => parseTar(await inflated(archive).arrayBuffer());

// Into Python's file system, beside where Python stands.
export const lay = (FS, files) => {
  for (const { name, type, data } of files) {
    if (type === "directory") FS.mkdirTree(name);
    else FS.writeFile(name, data ?? "");
  }
};
