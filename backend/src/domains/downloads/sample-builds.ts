import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientManifest, ManifestBuild } from './client-manifest';

/** Bytes of a sample file: small, but enough to be interrupted and resumed. */
const SIZE = 192 * 1024;

const platforms = [
  {
    os: 'win',
    arch: 'x64',
    ending: 'exe',
    requirements: ['Windows 10 21H2 或更高版本，64 位', '内存 8 GB', '磁盘空间 4 GB'],
  },
  {
    os: 'win',
    arch: 'x86',
    ending: 'exe',
    requirements: ['Windows 10 21H2 或更高版本，32 位', '内存 4 GB', '磁盘空间 4 GB'],
  },
  { os: 'win', arch: 'arm64', ending: 'exe', requirements: ['Windows 11，ARM 处理器', '内存 8 GB', '磁盘空间 4 GB'] },
  {
    os: 'mac',
    arch: 'arm64',
    ending: 'dmg',
    requirements: ['macOS 13 或更高版本，Apple 芯片', '内存 8 GB', '磁盘空间 3 GB'],
  },
  {
    os: 'mac',
    arch: 'x64',
    ending: 'dmg',
    requirements: ['macOS 13 或更高版本，Intel 处理器', '内存 8 GB', '磁盘空间 3 GB'],
  },
  {
    os: 'linux-deb',
    arch: 'x64',
    ending: 'deb',
    requirements: ['Debian 12、Ubuntu 22.04、统信 UOS 20 或更高版本', '内存 8 GB', '磁盘空间 3 GB'],
  },
  {
    os: 'linux-deb',
    arch: 'arm64',
    ending: 'deb',
    requirements: ['Debian 12、Ubuntu 22.04、银河麒麟 V10 或更高版本', '内存 8 GB', '磁盘空间 3 GB'],
  },
] as const;

const versions = [
  {
    version: '5.2.0',
    releasedAt: '2026-10-20T02:00:00Z',
    notes: ['流程可以按日历排期运行', '录制网页时能认出下拉框里的选项', '修正长表格滚动时漏读一行的问题'],
  },
  { version: '5.1.3', releasedAt: '2026-08-11T02:00:00Z', notes: ['修正代理环境下无法登录的问题', '启动时间缩短'] },
  { version: '5.0.0', releasedAt: '2026-05-18T02:00:00Z', notes: ['新的流程编辑器', '组件库按类别整理'] },
] as const;

/** Writes the sample builds and their manifest: the same bytes on every machine. They are no programs, and say so when opened. */
export async function writeSampleBuilds(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const builds: ManifestBuild[] = [];
  for (const { os, arch, ending, requirements } of platforms) {
    for (const { version, releasedAt, notes } of versions) {
      const file = `yunsuo-rpa-sample-${version}-${os}-${arch}.${ending}`;
      const bytes = sampleBytes(file);
      await writeFile(join(folder, file), bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      builds.push({
        os,
        arch,
        version,
        file,
        sha256,
        releasedAt,
        notes: [...notes],
        requirements: [...requirements],
        sample: true,
      });
    }
  }
  const manifest: ClientManifest = { schema: 1, builds };
  // Last, since it is what says that the folder is complete.
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function sampleBytes(file: string): Buffer {
  const parts = [Buffer.from(`示例文件 ${file}：这不是可以安装的程序。\n`)];
  let length = parts[0]?.length ?? 0;
  for (let block = 0; length < SIZE; block += 1) {
    const part = createHash('sha512').update(`${file} ${block}`).digest();
    parts.push(part);
    length += part.length;
  }
  return Buffer.concat(parts).subarray(0, SIZE);
}
