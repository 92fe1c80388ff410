import { text } from 'shared/ui';
import { formatDay } from '../../features/builds/format';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import styles from './release-notes.module.css';

/** What changed in the newest version, and the versions before it. */
export function ReleaseNotes({ builds }: { builds: ClientBuilds }) {
  const versions = builds.state === 'ready' ? (builds.platforms[0]?.builds ?? []) : [];
  const [newest, ...earlier] = versions;
  return (
    <div>
      <h2>{newest ? `${newest.version} 改了什么` : '这个版本改了什么'}</h2>
      <p className={text.note}>
        {newest
          ? `${formatDay(newest.releasedAt)}${newest.sample ? ' · 示例内容' : ''}`
          : '版本说明随安装包一起发布，正在读取'}
      </p>
      <ul className={styles.notes} aria-busy={builds.state === 'loading'}>
        {newest
          ? newest.notes.map((note) => <li key={note}>{note}</li>)
          : [80, 64, 72].map((width) => (
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
            </section>
          ))}
        </details>
      ) : null}
    </div>
  );
}
