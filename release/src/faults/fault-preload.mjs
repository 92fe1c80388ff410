// Loaded before the release tool by tests (`--import`): makes its n-th write below a folder the last one, by SIGKILL, or
// fails it and all later ones. The tool itself knows nothing of it.
import { Buffer } from 'node:buffer';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const { FAULT_KIND: kind = 'kill', FAULT_AT: at = '0', FAULT_BELOW: below = '/' } = process.env;
const first = Number(at);
let writes = 0;

/** @param {string} code */
function failure(code) {
  return Object.assign(new Error(`${code}: faked`), { code });
}

/** @param {{ frees?: boolean }} [options] What gives room back succeeds on a full disk. */
function step({ frees = false } = {}) {
  writes += 1;
  if (first === 0 || writes < first) return;
  if (kind === 'kill') process.kill(process.pid, 'SIGKILL');
  else if (kind !== 'ENOSPC' || !frees) throw failure(kind);
}

const inside = (file) => path.resolve(String(file)).startsWith(below);

for (const name of ['mkdir', 'rm', 'unlink', 'rename', 'link', 'writeFile']) {
  const original = fs[name];
  fs[name] = async (file, ...rest) => {
    if (inside(file)) step({ frees: name === 'rm' || name === 'unlink' });
    if (name === 'writeFile' && inside(file)) await half(original, file, rest);
    return original(file, ...rest);
  };
}

const { open } = fs;
fs.open = async (file, flags, ...rest) => {
  if (!inside(file) || !/[wa+]/.test(String(flags ?? 'r'))) return open(file, flags, ...rest);
  step();
  const handle = await open(file, flags, ...rest);
  for (const name of ['writeFile', 'sync', 'close']) {
    const original = handle[name].bind(handle);
    handle[name] = async (...given) => {
      step({ frees: name === 'close' });
      return original(...given);
    };
  }
  return handle;
};
syncBuiltinESMExports();

/** Leaves half of the content behind where the kill comes in the middle of a write. */
async function half(write, file, [content]) {
  if (kind !== 'kill' || writes + 1 !== first) return;
  const bytes = Buffer.from(content);
  await write(file, bytes.subarray(0, bytes.length / 2));
  step();
}

process.on('exit', () => process.stderr.write(`writes: ${writes}\n`));
