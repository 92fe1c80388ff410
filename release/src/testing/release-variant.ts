import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverBuild } from './cover-build';
import { factsOf } from '@shared/store/store/file-facts';
import type { Build, FileFacts } from '@shared/contract/release';

export interface Variant {
  /** Makes the variant another one; the same mark gives the same bytes. */
  mark: string;
  /** Changes a file of the browser build, named without its hash: `buy.js`. */
  change?: (name: string, text: string) => string;
}

/**
 * Writes a finished build once more, with other addresses for all its files and another global: what a new build of
 * changed sources is to a browser, without the minute that building takes.
 */
export async function writeVariant(dist: string, target: string, { mark, change }: Variant): Promise<void> {
  const build = JSON.parse(await readFile(path.join(dist, 'browser/build.json'), 'utf8')) as Build;
  const names = Object.keys(build.files).flatMap((file) => /\.([0-9a-f]{10})\.[^.]+$/.exec(file)?.[1] ?? []);
  const renamed = new Map(
    [...names, build.entryGlobal.slice(-8)].map((old) => [old, hash(old + mark).slice(0, old.length)]),
  );
  const pattern = new RegExp([...renamed.keys()].join('|'), 'g');
  const rename = (text: string) => text.replace(pattern, (old) => renamed.get(old) ?? old);
  const files: Record<string, FileFacts> = {};
  for (const folder of ['browser', 'node']) {
    await mkdir(path.join(target, folder), { recursive: true });
    for (const file of await readdir(path.join(dist, folder))) {
      if (file === 'build.json') continue;
      const content = await readFile(path.join(dist, folder, file));
      const plain = file.replace(/\.[0-9a-f]{10}\./, '.');
      const written = /\.(?:js|css|cjs)$/.test(file)
        ? Buffer.from(changed(rename(content.toString()), folder === 'browser' ? change?.bind(null, plain) : undefined))
        : content;
      await writeFile(path.join(target, folder, rename(file)), written);
      if (folder === 'browser') files[rename(file)] = factsOf(written);
    }
  }
  const described = { ...(JSON.parse(rename(JSON.stringify(build))) as Build), files };
  await writeFile(path.join(target, 'browser/build.json'), JSON.stringify(described));
  await coverBuild(target);
}

function changed(text: string, change: ((text: string) => string) | undefined): string {
  return change ? change(text) : text;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
