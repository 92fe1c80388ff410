import { deployParts } from '@shared/testing/deployed-site';
import { ensureNginx } from '@shared/testing/find-nginx';
import type { BenchPart } from '../report';
import { besideNginx } from './beside-nginx';
import { Generator } from './generator';
import { loadDocument, tellBesideNginx, tellSteps, tellVisitors } from './load-document';
import { raiseRate } from './raise-rate';
import { type StandingSite, standDeployed, standEmbedded } from './standing-site';
import { recordViews, visitsOf } from './visitor-model';

/** Measures visitors a second of `deploy/` and of the embedded server, and the latter beside nginx; writes bench/output/load.md. */
export const load: BenchPart = async ({ browser, origin, dataDir, rounds, say, print }) => {
  ensureNginx();
  const programs = deployParts();
  if ('missing' in programs) throw new Error(`The load needs what is not installed: ${programs.missing}`);
  const write = loadDocument(programs);
  const command = 'npm run bench -- load';
  const generator = new Generator();
  const tell = async (title: Parameters<typeof write>[0], lines: readonly string[]) => {
    print(`\n${title}`);
    for (const line of lines) print(line);
    await write(title, command, lines);
  };
  try {
    const views = await recordViews(browser, origin);
    await tell('The visitors', tellVisitors(views));
    const climb = async (title: Parameters<typeof write>[0], site: StandingSite) => {
      try {
        await tell(title, tellSteps(await raiseRate(generator, site, visitsOf(views, site.port, site.token), say)));
      } finally {
        await site.stop();
      }
    };
    await climb('nginx, two backends, PostgreSQL', await standDeployed(programs, dataDir));
    await climb('The embedded server', await standEmbedded(dataDir));
    const beside = await besideNginx(generator, { program: programs.nginx, dataDir, rounds }, say);
    await tell('Beside nginx', tellBesideNginx(beside, rounds));
  } finally {
    await generator.stop();
  }
};
