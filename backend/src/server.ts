import { refuseWhileLocked } from '@shared/process-lock';
import { readConfig } from './config/backend-config';
import { pgliteFolder } from './database/pglite-folder';

/** Checks what can be checked at once, then loads the rest: who starts a second process by mistake is told without waiting. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await refuseWhileLocked(pgliteFolder(config.dataDir).lock);
  const { serve } = await import('./serve');
  await serve(config);
}

main().catch((error: unknown) => {
  const { message } = error instanceof Error ? error : { message: String(error) };
  process.stderr.write(`${JSON.stringify({ level: 60, msg: message })}\n`);
  process.exit(1);
});
