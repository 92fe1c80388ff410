import type { ClientProcessor, ClientSystem } from '@shared/contract/endpoints';

/** A system and processor that the client is built for (docs/requirements.md section 9). */
export interface Platform {
  os: ClientSystem;
  arch: ClientProcessor;
  /** Name of the processor where it is chosen. */
  processor: string;
  /** Words by which a visitor recognises it. */
  hint: string;
}

export const systems: readonly ClientSystem[] = ['win', 'mac', 'linux-deb'];

export const systemNames: Readonly<Record<ClientSystem, string>> = {
  win: 'Windows',
  mac: 'macOS',
  'linux-deb': 'Linux',
};

/** Every build that the client can have; which exist, the backend says. */
export const platforms: readonly Platform[] = [
  { os: 'win', arch: 'x64', processor: '64 位', hint: '近十年的多数电脑' },
  { os: 'win', arch: 'x86', processor: '32 位', hint: '较早的电脑' },
  { os: 'win', arch: 'arm64', processor: 'ARM', hint: '骁龙处理器的电脑' },
  { os: 'mac', arch: 'arm64', processor: 'Apple 芯片', hint: 'M1 及以后的系列' },
  { os: 'mac', arch: 'x64', processor: 'Intel', hint: '2020 年以前的多数机型' },
  { os: 'linux-deb', arch: 'x64', processor: 'deb 包', hint: '“uname -m”显示 x86_64' },
  { os: 'linux-deb', arch: 'arm64', processor: 'deb 包', hint: '“uname -m”显示 aarch64' },
];

/** A build that is asked for; the newest where no version is named. */
export interface AskedBuild {
  os: ClientSystem;
  arch: ClientProcessor;
  version?: string;
}

/** The page where a download starts by itself (docs/requirements.md section 4). */
export function downloadPath(os: ClientSystem, arch: ClientProcessor, version?: string): string {
  return `/download/?os=${os}&arch=${arch}${version === undefined ? '' : `&version=${version}`}`;
}
