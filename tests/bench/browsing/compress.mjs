// Compress each file of a list as a host would: gzip at its usual level, brotli as a network of
// caches does on the fly. Node's zlib does both.
// node compress.mjs <from> <to>: the names come as JSON on standard input
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [from, to] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

for (const name of JSON.parse(readFileSync(0, "utf8"))) {
  const whole = readFileSync(join(from, name));
  mkdirSync(dirname(join(to, name)), { recursive: true });
  writeFileSync(join(to, `${name}.gzip`), gzipSync(whole, { level: 6 }));
  writeFileSync(join(to, `${name}.br`), brotliCompressSync(whole, { params }));
}
