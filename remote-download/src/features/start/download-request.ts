import type { ClientProcessor, ClientSystem } from '@shared/contract/endpoints';
import { platforms, systemNames, systems, type AskedBuild } from '../platforms/platforms';

/** Query of the download page (docs/requirements.md section 2: os, arch, optional version). */
export type DownloadRequest =
  | { kind: 'nothing' }
  | ({ kind: 'build' } & AskedBuild)
  /** A request for nothing; `reason` says why in the visitor's words, `os` what can be offered instead. */
  | { kind: 'invalid'; reason: string; os?: ClientSystem };

const processors: readonly ClientProcessor[] = ['x64', 'x86', 'arm64'];

export function parseDownloadRequest(query: string): DownloadRequest {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('os') && !parameters.has('arch')) return { kind: 'nothing' };
  const os = systems.find((name) => name === parameters.get('os'));
  if (!os) return { kind: 'invalid', reason: '地址里没有写明系统，或者写了我们没有的系统。' };
  const arch = processors.find((name) => name === parameters.get('arch'));
  if (!arch) return { kind: 'invalid', os, reason: `地址里没有写明处理器，或者写了 ${systemNames[os]} 没有的处理器。` };
  if (!platforms.some((platform) => platform.os === os && platform.arch === arch)) {
    return { kind: 'invalid', os, reason: `${systemNames[os]} 没有 ${arch} 处理器的安装包。` };
  }
  const version = parameters.get('version');
  if (version === null || version === '') return { kind: 'build', os, arch };
  if (!/^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version)) {
    return { kind: 'invalid', os, reason: '版本号写法不对，应当像 5.2.0 这样。' };
  }
  return { kind: 'build', os, arch, version };
}
