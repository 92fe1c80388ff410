import type { ClientBuild } from '@shared/contract/endpoints';
import { ButtonLink, Chip, DownloadIcon } from '@shared/ui';
import { CopyButton } from '../../features/builds/copy-button';
import { sizeOf, shortHash } from '../../features/builds/format';
import { earlyLink } from '../../features/platforms/early-link';
import { downloadPath, type Platform, systemNames } from '../../features/platforms/platforms';
import { SystemIcon } from '../../features/platforms/system-icon';
import styles from './packages.module.css';

interface PackageRowProps {
  platform: Platform;
  build: ClientBuild | undefined;
  state: 'loading' | 'failed' | 'ready';
  /** Whether there is a column of sizes. */
  sized: boolean;
  /** First row of its system. */
  leads: boolean;
  /** Whether it is the visitor's own platform. */
  own: boolean;
}

export function PackageRow({ platform, build, state, sized, leads, own }: PackageRowProps) {
  const { os, arch, processor, hint } = platform;
  const unknown = state === 'loading' ? <span className={styles.bone} /> : '—';
  const name = `${systemNames[os]} ${processor} ${arch}`;
  return (
    <tr className={[leads && styles.leads, own && styles.own].filter(Boolean).join(' ') || undefined}>
      <th scope="row" className={styles.system}>
        <SystemIcon os={os} />
        <span>{systemNames[os]}</span>
        {own ? <Chip kind="new">这台电脑</Chip> : null}
      </th>
      <td className={styles.processor}>
        {processor} <small>{arch}</small>
        <em>{hint}</em>
      </td>
      <td className={styles.file}>{build?.fileName ?? unknown}</td>
      {sized ? <td className={styles.size}>{build ? sizeOf(build) : unknown}</td> : null}
      <td className={styles.hash}>
        {build ? (
          <CopyButton text={build.sha256} what={`${name} 的 SHA-256`}>
            {shortHash(build.sha256)}
          </CopyButton>
        ) : (
          unknown
        )}
      </td>
      <td className={styles.action}>
        <ButtonLink
          variant={own ? 'solid' : 'ghost'}
          small
          href={downloadPath(os, arch)}
          {...earlyLink}
          aria-label={`下载 ${name}`}
          className={styles.download}
        >
          <DownloadIcon />
          下载
        </ButtonLink>
      </td>
    </tr>
  );
}
