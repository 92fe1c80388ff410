import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema } from '@shared/contract/release/schemas';
import { bundlers, copyRemote } from '@shared/kit/testing';
import { packPackages } from './pack-packages';
import versions from '../../../kit/package.json';

jest.setTimeout(600_000);

const run = promisify(execFile);
const { swc, ...tools } = { ...versions.peerDependencies, swc: { '@swc/core': '^1.16.0', 'swc-loader': '^0.2.7' } };

/** The three bundlers in one folder: what they share is what a team has. */
it('is all that a remote of another repository is installed and built with, by npm and each bundler', async () => {
  const packed = await mkdtemp(path.join(os.tmpdir(), 'packed-'));
  const { folder, edit, remove } = await copyRemote();
  try {
    const archives = await packPackages(packed);
    for (const bundler of bundlers) {
      await edit(`${bundler}.config.ts`, (text) => text.replace(/'\/.*\/(?=webpack'|rspack'|vite')/, "'@shared/kit/"));
      await rename(path.join(folder, `${bundler}.config.ts`), path.join(folder, `${bundler}.config.mjs`));
    }
    await edit('src/pages/download/page.tsx', (text) =>
      text
        .replace(
          'import { Price }',
          "import { Button } from '@shared/ui';\nimport { clientBuilds, request } from '@shared/contract/endpoints';\nimport { Price }",
        )
        .replace('<button type="submit">Send</button>', '<Button type="submit">Send</Button>')
        .replace('  Component: Order,', '  data: () => ({ builds: request(clientBuilds) }),\n  Component: Order,'),
    );
    const own = archives.map((file): [string, string] => [
      `@shared/${file.split('-')[1] ?? ''}`,
      `file:${path.join(packed, file)}`,
    ]);
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0', ...Object.fromEntries(own), ...tools, ...swc };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    await rm(path.join(folder, 'node_modules'));
    const inFolder = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } };
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], inFolder);
    for (const bundler of bundlers) {
      await run('npx', ['build-remote', bundler], inFolder);
      const build = await readFile(path.join(folder, 'dist/browser/build.json'), 'utf8');
      const { files, pages } = buildSchema.parse(JSON.parse(build));
      expect(Object.keys(pages)).toEqual(['client-download', 'download']);
      const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'));
      // Neither React nor the library of schemas is in it.
      expect(scripts.reduce((sum, [, { size }]) => sum + size, 0)).toBeLessThan(25_000);
    }
    const sources = await readdir(path.join(folder, 'node_modules/@shared'), { recursive: true });
    expect(sources.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  } finally {
    await rm(packed, { recursive: true, force: true });
    await remove();
  }
});
