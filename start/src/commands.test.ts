import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [
    path.join(root, 'start/bin/bootstrap.mjs'),
    ...words,
  ]);
  return { status, said: stdout.toString() + stderr.toString() };
};

it.each([
  [['create-remote', 'price-list', '--folder', 'x'], "Unknown option '--folder'\n"],
  [['create-remote', 'price-list', 'x'], 'create-remote takes one word, not “price-list x”\n'],
  [['start', '--port=1'], 'start has no option --port=1; it has none\n'],
  [['serve', 'x'], 'serve takes nothing, not “x”\n'],
  [['shots', 'about-us'], 'about-us is no path of the site, as in /about-us/\n'],
  [
    ['faults', 'constructor'],
    'There is no part constructor; there are remote-marketing, remote-community, remote-download, webpack, rspack, vite, matrix, chaos, 2g, weight, steps\n',
  ],
  [
    ['check:security', 'constructor'],
    'There is no part constructor; there are headers, tampering, injection, requests, slow, limits, supply, secrets\n',
  ],
  [
    ['bench', 'constructor'],
    'There is no part constructor of the bench; there are home, content, navigation, releases, blocking, peers, load, growth, scale, idle, saves, canary, beacons\n',
  ],
  [['test', '--sinse', 'main'], 'test has no option --sinse; it has --nightly, --list, --since\n'],
])('%j is refused in a sentence, and nothing is begun', (words, sentence) => {
  expect(run(...words)).toEqual({ status: 1, said: sentence });
  expect(existsSync(path.join(root, 'remote-price-list'))).toBe(false);
});
