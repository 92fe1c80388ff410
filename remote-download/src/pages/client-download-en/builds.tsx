import type { ReactNode } from 'react';
import type { ClientBuild, ClientSystem } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Actions, Button, ButtonLink, DataTable, Fold, text } from '@shared/ui';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { formatDay, formatSize, shortHash } from '../../features/builds/format';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { directLink, linksAreOurs } from '../../features/platforms/direct-link';
import { useDevice } from '../../features/device/use-device';
import { downloadPath, type Platform, systemNames, systems } from '../../features/platforms/platforms';
import { systemOf } from '../../features/device/system-of';
import styles from './builds.module.css';
import words from './words.json';

const processors: Readonly<Record<string, readonly string[]>> = words.processors;

/** A press loads the file itself, since the page that accompanies a download is in Chinese. */
const useLink = () => {
  const { config } = usePage();
  return ({ os, arch }: Platform) => (linksAreOurs(config) ? directLink(config, { os, arch }) : downloadPath(os, arch));
};

const namesOf = ({ os, arch }: Platform) => processors[`${os}-${arch}`] ?? [arch];

/** The build that most with the visitor's system need, before all others. */
export function Suggested({ builds }: { builds: ClientBuilds }) {
  const device = useDevice();
  const link = useLink();
  if (device?.platform === 'phone') {
    const mail = { subject: words.mail.subject, body: location.origin + location.pathname };
    const query = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return (
      <>
        <p>{words.phone}</p>
        <ButtonLink variant="go" href={`mailto:?${query.join('&')}`}>
          {words.mail.label}
        </ButtonLink>
      </>
    );
  }
  const offered = offeredPlatforms(builds);
  const own = offered.filter(({ os }) => os === systemOf(device?.platform));
  const suggested = own.find(({ arch }) => arch === device?.processor) ?? own[0] ?? offered[0];
  if (!suggested) return null;
  const build = newestBuild(builds, suggested.os, suggested.arch);
  return (
    <>
      <Actions>
        <ButtonLink variant="go" shuttle href={link(suggested)}>
          {words.suggested.replace('{system}', systemNames[suggested.os])}
        </ButtonLink>
      </Actions>
      <p className={text.note}>
        {namesOf(suggested)[0]}
        {build
          ? ` · ${words.version.replace('{version}', build.version).replace('{day}', formatDay(build.releasedAt))}`
          : null}
        {build?.sample ? ` · ${words.sample}` : null}
      </p>
    </>
  );
}

/** Place of the size among the columns. */
const SIZE = 2;

/** Every build, by system. */
export function Builds({ builds }: { builds: ClientBuilds }) {
  const link = useLink();
  const offered = offeredPlatforms(builds).map((platform) => ({
    platform,
    build: newestBuild(builds, platform.os, platform.arch),
  }));
  if (offered.length === 0) return <p className={text.lead}>{words.none}</p>;
  // The size of a sample says nothing: with samples alone there is no column of it.
  const sized = offered.some(({ build }) => build && !build.sample);
  const shown = <Cell,>(cells: readonly Cell[]) => cells.filter((_cell, place) => sized || place !== SIZE);
  const rowsOf = (system: ClientSystem) =>
    offered
      .filter(({ platform }) => platform.os === system)
      .map(({ platform, build }) => {
        const [processor, meant = '—'] = namesOf(platform);
        const label = `${words.download} ${systemNames[system]} ${String(processor)}`;
        return shown<ReactNode>([
          processor,
          meant,
          ...factsOf(build),
          <ButtonLink key="download" small href={link(platform)} aria-label={label}>
            {words.download}
          </ButtonLink>,
        ]);
      });
  return (
    <section className={styles.systems}>
      <h2>{words.label}</h2>
      {builds.state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <Button small onClick={builds.retry}>
            {words.retry}
          </Button>
        </p>
      ) : null}
      <Fold label={words.unfold}>
        <div className={styles.columns}>
          {systems
            .filter((system) => offered.some(({ platform }) => platform.os === system))
            .map((system) => (
              <div key={system} className={styles.system}>
                <h3>{systemNames[system]}</h3>
                <DataTable label={systemNames[system]} columns={shown(words.columns)} rows={rowsOf(system)} stacked />
              </div>
            ))}
        </div>
      </Fold>
      {offered.some(({ build }) => build?.sample) ? <p className={text.note}>{words.note}</p> : null}
    </section>
  );
}

function factsOf(build: ClientBuild | undefined) {
  if (!build) return ['—', '—'];
  return [
    build.sample ? words.sample : formatSize(build.size).replace(' ', '\u00a0'),
    <details key="hash" className={styles.hash}>
      <summary>{shortHash(build.sha256)}</summary>
      <code>{build.sha256}</code>
    </details>,
  ];
}
