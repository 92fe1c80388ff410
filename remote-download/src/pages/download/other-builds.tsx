import type { ClientBuild, ClientSystem } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { DownloadIcon, Link, text } from '@shared/ui';
import { CopyButton } from '../../features/builds/copy-button';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { shortHash } from '../../features/builds/format';
import { NoBuild, offeredSystems } from '../../features/builds/no-build';
import type { Device } from '../../features/device/use-device';
import { systemOf } from '../../features/device/system-of';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { directLink } from '../../features/platforms/direct-link';
import { downloadPath, systemNames, systems } from '../../features/platforms/platforms';
import { SystemIcon } from '../../features/platforms/system-icon';
import styles from './other-builds.module.css';

interface OtherBuildsProps {
  builds: ClientBuilds;
  /** The system to begin with. */
  os: ClientSystem | undefined;
  /** The visitor's own; its build stands out. */
  device?: Device | null;
  /** Whether a download is under way already. */
  another: boolean;
}

/** Every build, a line for each system; each link starts its download. */
export function OtherBuilds({ builds, os, device, another }: OtherBuildsProps) {
  const { config } = usePage();
  const offered = offeredSystems(builds);
  const own = systemOf(device?.platform);
  const ownArch = device?.processor ?? (own === 'mac' ? null : 'x64');
  const ordered = (os ? [os, ...systems.filter((system) => system !== os)] : systems).filter((system) =>
    offered.includes(system),
  );
  return (
    <>
      <h2 className={another ? undefined : text.visuallyHidden}>{another ? '换一个系统' : '选你的系统'}</h2>
      <div className={styles.systems}>
        {ordered.map((system) => (
          <section key={system}>
            <h3>
              <SystemIcon os={system} />
              {systemNames[system]}
            </h3>
            <ul>
              {offeredPlatforms(builds).map(({ os: of, arch, processor, hint }) =>
                of === system ? (
                  <li key={arch}>
                    <Link
                      href={downloadPath(system, arch)}
                      data-own={(system === own && arch === ownArch) || undefined}
                    >
                      <span>
                        <b>{processor}</b> {arch}
                      </span>
                      <small>{system === own && arch === ownArch ? '这台电脑' : hint}</small>
                      <DownloadIcon />
                    </Link>
                    <Hash build={newestBuild(builds, of, arch)} what={`${systemNames[of]} ${processor} 的 SHA-256`} />
                    <noscript>
                      <Link className={styles.direct} href={directLink(config, { os: system, arch })}>
                        直接下载
                      </Link>
                    </noscript>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))}
      </div>
      <NoBuild builds={builds} />
    </>
  );
}

/** The value to compare the file by. */
function Hash({ build, what }: { build: ClientBuild | undefined; what: string }) {
  if (!build) return null;
  return (
    <CopyButton text={build.sha256} what={what}>
      {`SHA-256 ${shortHash(build.sha256)}`}
    </CopyButton>
  );
}
