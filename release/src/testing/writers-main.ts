import { spawn } from 'node:child_process';
import { openFolder } from './open-folder';
import { makeTwoPages } from './two-pages';
import { type Write, lostUpdates, publishForWriters, write } from './writers';

/** 20 writers in four processes promote 50 times each: `node --import tsx release/src/testing/writers-main.ts [writers] [rounds]`. */
const PROCESSES = 4;
const [first = '20', second = '50', root, process_] = process.argv.slice(2);
const writers = Number(first);
const rounds = Number(second);

if (root) await child(root, Number(process_));
else await parent();

async function child(folder: string, index: number): Promise<void> {
  const { store } = await openFolder(folder);
  const mine = Array.from({ length: writers }, (_, number) => number + 1).filter((n) => n % PROCESSES === index);
  const writes = await Promise.all(mine.map((writer) => write(store, writer, rounds)));
  console.log(JSON.stringify(writes.flat()));
}

async function parent(): Promise<void> {
  const fixture = await makeTwoPages();
  const started = Date.now();
  try {
    await publishForWriters(fixture, writers);
    const all = Array.from({ length: PROCESSES }, (_, index) => start(fixture.folder, index));
    const writes = (await Promise.all(all)).flat();
    const before = { host: '1.0.0', 'remote-community': '1.0.0', 'remote-download': '1.0.0' };
    const lost = lostUpdates(writes, before);
    for (const sentence of lost) console.log(sentence);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${writers} writers, ${writes.length} promotions in ${seconds} s, ${lost.length} lost updates`);
    process.exitCode = lost.length > 0 || writes.length !== writers * rounds ? 1 : 0;
  } finally {
    await fixture.remove();
  }
}

function start(folder: string, index: number): Promise<Write[]> {
  const args = ['--import', 'tsx', import.meta.filename, String(writers), String(rounds), folder, String(index)];
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    running.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    running.on('error', reject);
    running.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Write[]);
      else reject(new Error(`A writer process ended with ${code ?? 'a signal'}`));
    });
  });
}
