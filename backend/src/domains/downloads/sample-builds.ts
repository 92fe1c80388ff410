import { createCipheriv, createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientManifestSchema } from './client-manifest';
import samples from './sample-builds.json' with { type: 'json' };

/** Bytes of a sample file: small, but enough to be interrupted and resumed. */
const SIZE = 192 * 1024;

/** Writes the sample builds and their manifest: the same bytes on every machine. They are no programs, and say so when opened. */
export async function writeSampleBuilds(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const builds = [];
  for (const { os, arch, ending, requirements } of samples.platforms) {
    for (const { version, releasedAt, notes } of samples.versions) {
      const file = `rpa-client-sample-${version}-${os}-${arch}.${ending}`;
      const bytes = sampleBytes(file);
      await writeFile(join(folder, file), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      builds.push({ os, arch, version, file, sha256, releasedAt, notes, requirements, sample: true });
    }
  }
  const manifest = clientManifestSchema.parse({ schema: 1, builds });
  // The manifest comes last, since it says that the folder is complete.
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function sampleBytes(file: string): Buffer {
  const sentence = Buffer.from(`示例文件 ${file}：这不是可以安装的程序。\n`);
  const key = createHash('sha256').update(file).digest();
  const noise = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(SIZE - sentence.length));
  return Buffer.concat([sentence, noise]);
}
