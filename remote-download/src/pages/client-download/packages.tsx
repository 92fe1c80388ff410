import { usePage } from '@shared/ui/page';
import { Button, Fold, Link, text } from '@shared/ui';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { NoBuild } from '../../features/builds/no-build';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import type { Device } from '../../features/device/use-device';
import { directLink } from '../../features/platforms/direct-link';
import { type Platform, systemNames } from '../../features/platforms/platforms';
import { PackageRow } from './package-row';
import styles from './packages.module.css';
import { systemOf } from '../../features/device/system-of';

/** Every installation package; its links work before anything is known of the files. */
export function Packages({ builds, device }: { builds: ClientBuilds; device: Device | null }) {
  const own = systemOf(device?.platform);
  const ownArch = device?.processor ?? (own === 'mac' ? null : 'x64');
  const shown = offeredPlatforms(builds);
  const buildOf = ({ os, arch }: Platform) => newestBuild(builds, os, arch);
  // The size of a sample says nothing: with samples alone there is no column of it.
  const sized = shown.some((platform) => buildOf(platform)?.sample === false);
  return (
    <>
      <div className={styles.head}>
        <h2>全部安装包</h2>
        <p className={text.lead}>校验值可以复制，用来核对下载到的文件是不是原样。</p>
      </div>
      {builds.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          版本、大小和校验值暂时读不到，下载不受影响。
          <Button small onClick={builds.retry}>
            重试
          </Button>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <Fold label={`看全部 ${String(shown.length)} 个安装包`}>
          <table className={styles.table} aria-busy={builds.state === 'loading'}>
            <thead>
              <tr>
                <th scope="col">系统</th>
                <th scope="col">处理器</th>
                <th scope="col">文件</th>
                {sized ? <th scope="col">大小</th> : null}
                <th scope="col">SHA-256</th>
                <th scope="col">
                  <span className={text.visuallyHidden}>下载</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((platform, index) => (
                <PackageRow
                  key={platform.os + platform.arch}
                  platform={platform}
                  build={buildOf(platform)}
                  state={builds.state}
                  sized={sized}
                  leads={shown[index - 1]?.os !== platform.os}
                  own={platform.os === own && platform.arch === ownArch}
                />
              ))}
            </tbody>
          </table>
        </Fold>
      ) : null}
      <NoBuild builds={builds} className={styles.none} />
      <DirectLinks shown={shown} />
    </>
  );
}

/** Links for a browser without script, in which the download page cannot start anything. */
function DirectLinks({ shown }: { shown: readonly Platform[] }) {
  const { config } = usePage();
  if (shown.length === 0) return null;
  return (
    <noscript>
      <p className={styles.direct}>
        脚本没有运行，下面的链接直接得到文件：
        {shown.map(({ os, arch, processor }) => (
          <Link key={os + arch} href={directLink(config, { os, arch })}>
            {systemNames[os]} {processor} {arch}
          </Link>
        ))}
      </p>
    </noscript>
  );
}
