import type { AddressInfo } from 'node:net';
import { startTraces } from '@shared/observability/traces';
import { newMetrics, serveMetrics } from '@shared/observability/metrics';
import { buildApp, type AppParts } from './app';
import type { BackendConfig } from './config/backend-config';
import { keepTelling } from './domains/changes/keep-telling';
import { keepBookings } from './domains/appointments/keep-bookings';
import { keepBeating } from './domains/desk-site/keep-beating';
import { keepRetention } from './domains/retention/keep-retention';
import { keepFollowing } from './domains/assist/keep-following';
import { keepCalling } from './domains/hooks/keep-calling';
import { databaseMetrics } from './domains/operation/database-metrics';
import { keepWatching } from './domains/operation/keep-watching';
import { keepMailing } from './domains/mail/keep-mailing';
import { keepWriting } from './domains/mail/letters';
import { keepIndexing } from './domains/search/keep-indexing';
import { openCounters } from './counters/open-counters';
import { missingLine, whatIsMissing } from './setup/what-is-missing';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { newIdentity } from './domains/desk-site/backends';
import { tracedDatabase } from './database/traced-database';
import { openDatabase } from './open-database';
import { type BuildFolder, readClientBuilds } from './domains/downloads/client-builds';
import { offerFolder } from './domains/downloads/offer-folder';
import { openLinkSigner } from './links/link-signer';
import { writeSampleBuilds } from './domains/downloads/sample-builds';
import { openUploads } from './open-uploads';

/** Milliseconds that requests under way get after a stop. */
const DRAIN = 8000;

/** Opens everything, listens, and says so: a line in the log, and a message to the process that started this one. */
export async function serve(config: BackendConfig): Promise<void> {
  const lost = (what: string) => (error: Error) => {
    process.stderr.write(`${JSON.stringify({ level: 50, msg: `${what} connection lost`, error: error.message })}\n`);
  };
  const tracing = await startTraces('site-backend', config.collector);
  const parts = await openParts(config, lost('database'));
  const counters = await openCounters(config, lost('Redis'));
  const metrics = config.metrics ? newMetrics() : undefined;
  const app = await buildApp(config, { ...parts, counters, metrics });
  app.addHook('onClose', () => parts.database.close());
  app.addHook('onClose', () => tracing?.flush().catch(() => undefined));
  keepBeating(app, parts);
  keepRetention(app, parts);
  keepTelling(app, parts);
  keepBookings(app, parts);
  keepIndexing(app, parts);
  keepFollowing(app, parts);
  const site = config.origin === undefined ? null : config.origin + config.basePath;
  keepWatching(app, { ...parts, watched: config.watched });
  keepCalling(app, { ...parts, site, hookHosts: config.hookHosts });
  if (config.mail !== null) {
    keepMailing(app, { ...parts, mail: config.mail });
    keepWriting(app, { ...parts, site: config.mail.site });
  }
  app.visits.keep(app, config.visitsLog);
  app.canary.keep(app);
  stopOnSignals(() => app.close());
  if (config.metrics && metrics) await serveMetrics(config.metrics, metrics, databaseMetrics(parts.database, metrics));
  await app.listen({ port: config.port, host: config.host, listenTextResolver: () => 'starting' });
  const { port } = app.server.address() as AddressInfo;
  const missing = missingLine(await whatIsMissing(parts.database, config));
  app.log.info({ port, host: config.host, engine: parts.database.engine }, 'listening');
  if (config.signIn.kind === 'sample' && config.signIn.open)
    app.log.warn('SIGN_IN=sample: everybody who reaches this site may be anybody, with every role');
  if (missing !== null) app.log.warn(missing);
  process.send?.({ type: 'ready', port, missing });
}

/** Lets requests under way end and closes the database; a second signal, or too long a wait, ends at once. */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** Opens what the application stands on; stops with the reason when a part is not fit. */
async function openParts(config: BackendConfig, onIdleError: (error: Error) => void): Promise<AppParts> {
  const opened = await openDatabase(config, onIdleError);
  const database = config.collector === undefined ? opened : tracedDatabase(opened);
  try {
    const [builds, files, signer] = await Promise.all([
      openBuilds(config),
      openUploads(config),
      openLinkSigner(database),
    ]);
    // A backend without a folder takes nothing back that another one's offers.
    if (builds.builds.length > 0) await offerFolder(database, builds);
    return { database, builds, files, signer, identity: newIdentity() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A folder of builds need not be: the first one may be uploaded at the desk. One whose manifest is wrong stops the start. */
async function openBuilds({
  dataDir,
  sampleData,
}: Pick<BackendConfig, 'dataDir' | 'sampleData'>): Promise<BuildFolder> {
  const folder = join(dataDir, 'clients');
  const hasManifest = await access(join(folder, 'manifest.json')).then(
    () => true,
    () => false,
  );
  if (!hasManifest && sampleData) await writeSampleBuilds(folder);
  else if (!hasManifest) return { folder, builds: [] };
  return readClientBuilds(folder);
}
