import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { multipartFile } from '@shared/testing/multipart-file';
import { accessToken } from '@shared/testing/visitors';
import { againstTargets } from './against-targets';
import { line } from './check';
import steps from './payloads/steps.json' with { type: 'json' };
import { sideBySide } from 'checks/side-by-side';
import type { Target } from './stage';

/** Targets: a file of the machine, and what the store keeps to itself. */
const goals: readonly string[] = ['etc/passwd', 'channels.json', 'config.json', 'releases/host', 'proc/self/environ'];
const depths: readonly number[] = [1, 2, 4, 8];

/** Places that stand for a file. */
const places: readonly ((way: string) => string)[] = [
  (way) => `/${way}`,
  (way) => `/assets/${way}`,
  (way) => `/assets/host/${way}`,
  (way) => `/comics/${way}`,
  (way) => `/api/ext/v1/media/${way}`,
  (way) => `/api/ext/v1/client-files/ticket/${way}`,
];

/** Request targets that lead out of a folder, as they are sent. */
const traversals: readonly string[] = places.flatMap((place) =>
  goals.flatMap((goal) =>
    depths.flatMap((depth) => steps.map((step) => place(step.repeat(depth) + goal.replaceAll('/', separator(step))))),
  ),
);

const UPLOAD = '/api/eco/v1/file/upload';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const names = ['../../pwned.png', '..\\..\\pwned.png', '/tmp/pwned.png', 'pwned.png%00', '....//pwned.png'];

/** Checks that no request target and no file name leads out of the folder that it names a file of. */
export const checkTraversals = againstTargets('path traversal', async (target) => {
  const kept = await keptFiles(target);
  const found = await sideBySide(traversals, 16, async (url, at) => {
    const { statusCode, body } = await target.send({ url }, at);
    if (statusCode >= 500) return `${url} answered with ${statusCode}`;
    return kept.some((beginning) => body.includes(beginning)) ? `${url} gave a file away` : null;
  });
  const token = await accessToken(`http://127.0.0.1:${target.port}`, '李想');
  const uploaded = await sideBySide(names, 1, async (name, at) => {
    const { statusCode } = await target.send({ method: 'POST', url: UPLOAD, ...multipartFile(name, PNG, token) }, at);
    return statusCode >= 500 ? `${name} answered with ${statusCode}` : null;
  });
  const written = (await readdir(target.dataDir, { recursive: true })).filter((file) => file.includes('pwned'));
  const wrong = [...found, ...uploaded].filter((one) => one !== null);
  return [
    line(
      `${target.name}: no way out of a folder`,
      [...wrong, ...written.map((file) => `an upload is kept as ${file}`)],
      `${traversals.length} request targets, ${names.length} file names`,
    ),
  ];
});

/** Beginnings of files that nobody may be given. */
async function keptFiles({ dataDir }: Target): Promise<string[]> {
  const files = [
    '/etc/passwd',
    path.join(dataDir, 'store/ledger/0000000001.json'),
    path.join(dataDir, 'store/trust/1.json'),
  ];
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...contents.map((content) => content.slice(0, 40)), 'DATA_DIR='];
}

/** Some filters look at whole parts between slashes. */
function separator(step: string): string {
  return /%2f$/i.test(step) ? step.slice(-3) : '/';
}
