import type { ClientBuild } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Button, ButtonLink, DataTable, text } from '@shared/ui';
import { newestBuild, offeredPlatforms } from '../../features/builds/find-build';
import { formatDay, formatSize } from '../../features/builds/format';
import type { ClientBuilds } from '../../features/builds/use-client-builds';
import { directLink, linksAreOurs } from '../../features/platforms/direct-link';
import { downloadPath, type Platform, systemNames } from '../../features/platforms/platforms';
import styles from './builds.module.css';
import words from './words.json';

const processors: Readonly<Record<string, string>> = words.processors;

/** Every build; a press loads the file itself, since the page that accompanies a download is in Chinese. */
export function Builds({ builds }: { builds: ClientBuilds }) {
  const { config } = usePage();
  const link = ({ os, arch }: Platform) =>
    linksAreOurs(config) ? directLink(config, { os, arch }) : downloadPath(os, arch);
  const offered = offeredPlatforms(builds).map((platform) => ({
    platform,
    build: newestBuild(builds, platform.os, platform.arch),
  }));
  if (offered.length === 0) return <p className={text.lead}>{words.none}</p>;
  const rows = offered.map(({ platform, build }) => {
    const { os, arch } = platform;
    const name = `${systemNames[os]} ${processors[`${os}-${arch}`] ?? arch}`;
    return [
      systemNames[os],
      processors[`${os}-${arch}`] ?? arch,
      ...factsOf(build),
      <ButtonLink key="download" small variant="solid" href={link(platform)} aria-label={`${words.download} ${name}`}>
        {words.download}
      </ButtonLink>,
    ];
  });
  return (
    <section>
      <h2 className={text.visuallyHidden}>{words.label}</h2>
      {builds.state === 'failed' ? (
        <p role="alert">
          {words.failed}{' '}
          <Button small onClick={builds.retry}>
            {words.retry}
          </Button>
        </p>
      ) : null}
      <DataTable label={words.label} columns={words.columns} rows={rows} stacked />
      {offered.some(({ build }) => build?.sample) ? <p className={text.note}>{words.note}</p> : null}
    </section>
  );
}

function factsOf(build: ClientBuild | undefined) {
  if (!build) return ['—', '—', '—'];
  return [
    `${build.version} (${formatDay(build.releasedAt)})`,
    formatSize(build.size).replace(' ', '\u00a0'),
    <code key="hash" className={styles.hash}>
      {build.sha256}
    </code>,
  ];
}
