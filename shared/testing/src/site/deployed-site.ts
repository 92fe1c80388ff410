import { BackendProcess } from '../backend/backend-process';
import { PostgresServer, postgresPrograms } from '../backend/postgres-server';
import { findNginx } from '../nginx/find-nginx';
import { NginxServer } from '../nginx/nginx-server';
import { type RunningSite, copyData, startSite } from './site';

/** Debian's nginx and PostgreSQL, or what is missing of them. */
export function deployParts(): { nginx: string; postgres: string } | { missing: string } {
  const [nginx, postgres] = [findNginx(), postgresPrograms()];
  if (nginx && postgres) return { nginx, postgres };
  const missing = [
    ...(nginx ? [] : ['nginx-light libnginx-mod-http-brotli-static']),
    ...(postgres ? [] : ['postgresql']),
  ];
  return { missing: `apt-get install ${missing.join(' ')}` };
}

/** The site as `deploy/` sets it up: nginx, two page servers, two backends, PostgreSQL. */
export interface DeployedSite {
  /** The program of nginx, for another one in front of the same processes. */
  program: string;
  nginx: NginxServer;
  dataDir: string;
  pages: readonly RunningSite[];
  backends: readonly BackendProcess[];
  database: PostgresServer;
  stop: () => Promise<void>;
}

interface DeployOptions {
  /** The data folder of the site whose store is copied; the shared one's unless it is named. */
  from?: string | undefined;
  /** Environment of the backends. */
  environment?: Readonly<Record<string, string>>;
  /** Whether PostgreSQL waits for the disk, as it does where data is to last. */
  durable?: boolean;
}

/** Starts the deployed site on a copy of a site's store. */
export async function startDeployedSite(
  { nginx: program, postgres }: { nginx: string; postgres: string },
  { from, environment = {}, durable = false }: DeployOptions = {},
): Promise<DeployedSite> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const { dataDir, remove } = await copyData(from);
    closing.push(remove);
    const database = await PostgresServer.start(postgres, { durable });
    closing.push(() => database.stop());
    const url = await database.createDatabase('site');
    const backends = [];
    for (let count = 0; count < 2; count += 1) {
      const backend = await BackendProcess.start({
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        SIGN_IN: 'sample',
        SAMPLE_DATA: 'on',
        RATE_LIMIT_ADDRESS: '1000000',
        ...environment,
      });
      closing.push(() => backend.end('SIGTERM'));
      backends.push(backend);
    }
    const pages = [];
    for (const { port } of backends) {
      // A page server is asked for calls only by the tests, to compare its answers with nginx's.
      const site = await startSite({ dataDir, environment: { BACKEND_ORIGIN: `http://127.0.0.1:${port}` } });
      closing.push(() => site.stop());
      pages.push(site);
    }
    const nginx = await NginxServer.start(program, {
      basePath: '/',
      pages: pages.map(({ origin }) => portOf(origin)),
      backends: backends.map(({ port }) => port),
    });
    closing.push(() => nginx.stop());
    return { program, nginx, dataDir, pages, backends, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
