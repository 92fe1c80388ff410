// Loaded before the release tool by tests (`--import`): makes its n-th write below a folder the last one, by SIGKILL, or
// fails it and all later ones. With a journal it notes what was done and what was flushed, so that a test can take away
// what a loss of power takes. The tool itself knows nothing of it.
import { Buffer } from 'node:buffer';
import { appendFileSync, existsSync, writeSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const {
  FAULT_KIND: kind = 'kill',
  FAULT_AT: at = '0',
  FAULT_BELOW: below = '/',
  FAULT_JOURNAL: journal,
  FAULT_DAYS_AHEAD: daysAhead = '0',
} = process.env;
const first = Number(at);
let writes = 0;
let noted = 0;

const clock = Date.now;
Date.now = () => clock() + Number(daysAhead) * 24 * 3600 * 1000;

/** @param {{ frees?: boolean, dying?: () => void }} [options] What gives room back succeeds on a full disk. */
function step({ frees = false, dying } = {}) {
  writes += 1;
  if (first === 0 || writes < first) return;
  if (kind === 'kill') {
    dying?.();
    process.kill(process.pid, 'SIGKILL');
  } else if (kind !== 'ENOSPC' || !frees) throw Object.assign(new Error(`${kind}: faked`), { code: kind });
}

/** @param {object} entry What was done, once it is done. */
function note(entry) {
  if (!journal) return;
  noted += 1;
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
}

const inside = (file) => path.resolve(String(file)).startsWith(below);
const base64 = (content) => Buffer.from(content).toString('base64');
const firstHalf = (content) => Buffer.from(content).subarray(0, Buffer.from(content).length / 2);

/** Changes of names in a folder; what changes nothing is no write. */
const names = {
  mkdir: {
    changes: (file) => !existsSync(file),
    entry: (file, _rest, made) => ({ does: 'mkdir', path: path.resolve(file), first: made ?? path.resolve(file) }),
  },
  rm: { changes: (file) => existsSync(file), entry: (file) => ({ does: 'unlink', path: path.resolve(file) }) },
  unlink: { changes: (file) => existsSync(file), entry: (file) => ({ does: 'unlink', path: path.resolve(file) }) },
  rename: { entry: (file, [to]) => ({ does: 'rename', path: path.resolve(file), to: path.resolve(to) }) },
  link: { entry: (file, [to]) => ({ does: 'link', path: path.resolve(file), to: path.resolve(to) }) },
};
for (const [name, { changes = () => true, entry }] of Object.entries(names)) {
  const original = fs[name];
  fs[name] = async (file, ...rest) => {
    const counts = inside(file) && changes(file);
    if (counts) step({ frees: name === 'rm' || name === 'unlink' });
    const result = await original(file, ...rest);
    if (counts) note(entry(file, rest, result));
    return result;
  };
}

const { writeFile, open } = fs;
fs.writeFile = async (file, content, ...rest) => {
  if (typeof file !== 'string' || !inside(file)) return writeFile(file, content, ...rest);
  step();
  await writeFile(file, firstHalf(content));
  note({ does: 'create', path: path.resolve(file), content: base64(firstHalf(content)) });
  step();
  await writeFile(file, content, ...rest);
  note({ does: 'content', path: path.resolve(file), content: base64(content) });
  if (rest[0]?.flush) note({ does: 'flush', path: path.resolve(file) });
};

fs.open = async (file, flags, ...rest) => {
  if (!inside(file)) return open(file, flags, ...rest);
  const writing = /[wa+]/.test(String(flags ?? 'r'));
  if (writing) step();
  const handle = await open(file, flags, ...rest);
  const place = path.resolve(file);
  if (writing) note({ does: 'create', path: place, content: '' });
  const write = handle.writeFile.bind(handle);
  handle.writeFile = async (content, ...given) => {
    // Half of the content is there where the kill comes in the middle of a write.
    step({
      dying: () => {
        writeSync(handle.fd, firstHalf(content));
        note({ does: 'content', path: place, content: base64(firstHalf(content)) });
      },
    });
    await write(content, ...given);
    note({ does: 'content', path: place, content: base64(content) });
  };
  for (const name of ['sync', 'datasync']) {
    const original = handle[name].bind(handle);
    handle[name] = async () => {
      // A flush of names needs no room, and changes nothing where nothing was changed.
      if (writing || kind === 'kill') step();
      // A folder holds what was done before the flush began.
      const upTo = noted;
      await original();
      note(writing ? { does: 'flush', path: place } : { does: 'flush folder', path: place, upTo });
    };
  }
  return handle;
};
syncBuiltinESMExports();

process.on('exit', () => process.stderr.write(`writes: ${writes}\n`));
