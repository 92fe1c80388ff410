import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { releasedPackages } from '../../release/src/build/sources';
import { type Line, type SecurityCheck, line, notRun } from './check';
import type { Target } from './stage';

/** Shapes of keys and passwords, whosever they are. */
const shapes: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of a cloud': /\b(?:AKIA|ASIA|LTAI)[0-9A-Za-z]{16,}\b/,
  'a token of a forge': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|glpat-[\w-]{20}|npm_[0-9A-Za-z]{36})\b/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\b[a-z][a-z+]{2,12}:\/\/[\w.-]{1,40}:[^\s@/'"`$<{]{3,80}@[\w.-]+/,
  'a variable of the backend': /\b(?:DATABASE_URL|DOWNLOAD_SECRET|JUMP_TOKEN_SECRET|OIDC_CLIENT_SECRET|PGPASSWORD)\b/,
};

/** Checks that what visitors get, and what a run writes, has nothing that only the server may know. */
export const checkSecrets: SecurityCheck = async (stage) => {
  const dataDir = await stage.built();
  const lines = [await scanBuilds(), await scanStore(dataDir)];
  const { targets, missing } = await stage.targets();
  for (const target of targets) lines.push(await scanLog(target));
  lines.push(await scanLogs(targets));
  if (missing !== null) lines.push(notRun('nginx and PostgreSQL: secrets in logs', missing));
  return lines;
};

/** Files of a folder with their content; what is compressed beside them says the same. */
async function contentsOf(folder: string): Promise<{ file: string; content: string }[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|png|jpg|webp|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => ({ file, content: await readFile(file, 'utf8') })));
}

function findings(files: readonly { file: string; content: string }[], base: string): string[] {
  return files.flatMap(({ file, content }) => {
    const found = Object.entries(shapes).filter(([, shape]) => shape.test(content));
    const paths = content.includes(`${root}${path.sep}`) ? ['a path of this machine'] : [];
    return [...found.map(([name]) => name), ...paths].map((name) => `${name} in ${path.relative(base, file)}`);
  });
}

async function scanBuilds(): Promise<Line> {
  const packages = await releasedPackages(root);
  const files = (await Promise.all(packages.map((name) => contentsOf(path.join(root, name, 'dist'))))).flat();
  return line('no secret in the builds', findings(files, root), `${files.length} files of ${packages.length} packages`);
}

async function scanStore(dataDir: string): Promise<Line> {
  const store = path.join(dataDir, 'store');
  const files = await contentsOf(store);
  return line(
    'no secret in the store',
    findings(files, store),
    `${files.length} files: pages, assets, bundles that compose, JSON`,
  );
}

/** A visit with everything that nobody else may read, also where it is refused; then what was written about it. */
async function scanLog(target: Target): Promise<Line> {
  const visitor = 30_000;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const signIn = {
    method: 'POST',
    url: '/api/ext/v1/sign-in?return=/&state=state-of-a-visit',
    headers: form,
    payload: 'user=1',
  };
  const { headers } = await target.send(signIn, visitor);
  const jumpToken = new URL(headers.location ?? '', 'http://here.invalid').searchParams.get('jumpToken') ?? '';
  const arrivals = [`/?jumpToken=${jumpToken}`, `/nowhere/?jumpToken=${jumpToken}`, `/%E0%A4%A?jumpToken=${jumpToken}`];
  for (const url of arrivals) await target.send({ url }, visitor);
  await target.send({ method: 'POST', url: `/?jumpToken=${jumpToken}` }, visitor);
  await target.send({ url: `/api/nowhere?jumpToken=${jumpToken}` }, visitor);
  const exchange = await target.send(
    { url: `/api/v1/user/login/getAccessTokenByJumpToken?jumpToken=${jumpToken}` },
    visitor,
  );
  const { accessToken } = (exchange.json() as { data: { accessToken: string } }).data;
  const mine = { authorization: `Bearer ${accessToken}`, cookie: `token=${accessToken}` };
  const contact = 'nobody-but-us@example.com';
  const message = { name: '只给我们看', contact, topic: 'trial', consent: true, message: '只给我们看的话' };
  for (const request of [
    { url: '/api/v1/user/info/rich', headers: mine },
    { url: '/', headers: mine },
    { method: 'POST', url: '/', headers: mine },
    { method: 'POST', url: '/api/v1/custom/assist', headers: mine, payload: message },
    { method: 'POST', url: '/api/v1/custom/assist', headers: mine, payload: { ...message, topic: 'none' } },
    { url: '/api/ext/v1/download/link?signature=signed-by-a-visitor&os=win', headers: mine },
  ])
    await target.send(request, visitor);
  const secrets = { jumpToken, accessToken, contact, name: '只给我们看', signature: 'signed-by-a-visitor' };
  const log = await target.log();
  const told = Object.entries(secrets).filter(([, value]) => value === '' || log.includes(value));
  return line(
    `${target.name}: no secret of a visit in its log`,
    told.map(([name]) => `the ${name} of a visit`),
    `${log.split('\n').length} lines; looked for ${Object.keys(secrets).join(', ')}`,
  );
}

/** Everything that this run has made its servers write, held against the shapes of secrets. */
async function scanLogs(targets: readonly Target[]): Promise<Line> {
  const logs = await Promise.all(targets.map(async ({ name, log }) => ({ file: name, content: await log() })));
  const found = logs.flatMap(({ file, content }) =>
    Object.entries(shapes).flatMap(([name, shape]) => (shape.test(content) ? [`${name} in the log of ${file}`] : [])),
  );
  const lines = logs.reduce((sum, { content }) => sum + content.split('\n').length, 0);
  return line('no secret in any log of this run', found, `${lines} lines`);
}
