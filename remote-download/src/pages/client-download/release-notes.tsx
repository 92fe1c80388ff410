import type { ClientPlatform } from '@shared/contract/endpoints';
import { Link, text } from '@shared/ui';
import { formatDay } from '../../features/builds/format';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { downloadPath, platforms, systemNames } from '../../features/platforms/platforms';
import styles from './release-notes.module.css';

/** Changes of the newest version, and the versions before it. */
export function ReleaseNotes({ builds }: { builds: ClientBuilds }) {
  const stored = builds.state === 'ready' ? builds.platforms : [];
  const versions = stored[0]?.builds ?? [];
  const [newest, ...earlier] = versions;
  return (
    <div className={styles.version}>
      <div>
        <h2>{newest ? `${newest.version} 改了什么` : '这个版本改了什么'}</h2>
        <p className={text.note}>
          {newest
            ? `${formatDay(newest.releasedAt)}${newest.sample ? ' · 示例内容' : ''}`
            : builds.state === 'ready'
              ? '还没有发布过安装包'
              : '版本说明随安装包一起发布，正在读取'}
        </p>
      </div>
      <div>
        <ul className={styles.notes} aria-busy={builds.state === 'loading'}>
          {newest
            ? newest.notes.map((note) => <li key={note}>{note}</li>)
            : (builds.state === 'ready' ? [] : [80, 64, 72]).map((width) => (
                <li key={width} aria-hidden="true">
                  <span className={styles.bone} />
                </li>
              ))}
        </ul>
        {earlier.length > 0 ? (
          <details className={styles.earlier}>
            <summary>历次版本</summary>
            {earlier.map((build) => (
              <section key={build.version}>
                <h3>
                  {build.version} <small>{formatDay(build.releasedAt)}</small>
                </h3>
                <ul>
                  {build.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
                <EarlierPackages version={build.version} stored={stored} />
              </section>
            ))}
          </details>
        ) : null}
      </div>
    </div>
  );
}

/** Everything that is still there of an earlier version. */
function EarlierPackages({ version, stored }: { version: string; stored: readonly ClientPlatform[] }) {
  const has = ({ builds }: ClientPlatform) => builds.some((build) => build.version === version);
  const shown = platforms.filter(({ os, arch }) =>
    stored.some((platform) => platform.os === os && platform.arch === arch && has(platform)),
  );
  return (
    <p className={styles.packages}>
      {shown.map(({ os, arch, processor }) => (
        <Link
          key={os + arch}
          href={downloadPath(os, arch, version)}
          aria-label={`下载 ${version} ${systemNames[os]} ${processor} ${arch}`}
        >
          {systemNames[os]} {arch}
        </Link>
      ))}
    </p>
  );
}
