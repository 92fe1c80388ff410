import { deployParts, portOf, startDeployedSite } from '@shared/testing/deployed-site';
import { ensureNginx } from '@shared/testing/find-nginx';
import { accessToken } from '@shared/testing/visitors';
import { type BenchPart, unlimited } from '../report';
import { Generator } from './generator';
import { type Title, loadDocument, tellSteps, tellVisitors } from './load-document';
import { raiseRate } from './raise-rate';
import { recordViews, visitsOf } from './visitor-model';

/** Measures visitors a second of `deploy/` and of `npm start`; writes bench/output/load.md. */
export const load: BenchPart = async ({ browser, origin, dataDir, say, print }) => {
  ensureNginx();
  const programs = deployParts();
  if ('missing' in programs) throw new Error(`The load needs what is not installed: ${programs.missing}`);
  const write = loadDocument(programs);
  const tell = async (title: Title, lines: readonly string[]) => {
    print(`\n${title}`);
    for (const line of lines) print(line);
    await write(title, 'npm run bench -- load', lines);
  };
  const generator = new Generator();
  try {
    const views = await recordViews(browser, origin);
    await tell('The visitors', tellVisitors(views));
    const climb = async (title: Title, port: number) => {
      const visits = visitsOf(views, port, await accessToken(`http://127.0.0.1:${port}`, '李想'));
      await tell(title, tellSteps(await raiseRate(generator, { port, visits }, say)));
    };
    const deployed = await startDeployedSite(programs, { from: dataDir, environment: unlimited, durable: true });
    try {
      await climb('nginx, two backends, PostgreSQL', deployed.nginx.port);
    } finally {
      await deployed.stop();
    }
    await climb('The embedded server', portOf(origin));
  } finally {
    await generator.stop();
  }
};
