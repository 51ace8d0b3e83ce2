// Pyodide lays a snapshot over its first memory, which has 30 MB whatever is asked for, and fails
// where the snapshot is larger (pyodide/pyodide#6254). So the memory is grown as soon as it is there.
const PAGE = 65_536; // bytes, in which WebAssembly counts

// What `start` gives, with room for the bytes that are to come.
export const withRoomFor = async (whole, start) => {
  const { instantiate, instantiateStreaming } = WebAssembly;
  const grown = (make) => async (...all) => {
    const [made, { length }] = await Promise.all([make.apply(WebAssembly, all), whole]);
    const { memory } = (made.instance ?? made).exports;
    const lacking = memory ? length - memory.buffer.byteLength : 0;
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    return made;
  };
  WebAssembly.instantiate = grown(instantiate);
  WebAssembly.instantiateStreaming = grown(instantiateStreaming);
  try {
    return await start();
  } finally {
    Object.assign(WebAssembly, { instantiate, instantiateStreaming });
  }
};
