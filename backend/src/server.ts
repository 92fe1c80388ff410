import { refuseWhileLocked } from '@shared/process-lock';
import { readConfig } from './config/backend-config';
import { commands } from './setup/commands';
import { pgliteFolder } from './database/pglite-folder';

/** Checks what can be checked at once, then loads the rest: who starts a second process by mistake is told without waiting. */
async function main([name, ...args]: readonly string[]): Promise<void> {
  const command = commands.find((known) => known === name);
  if (name !== undefined && command === undefined)
    throw new Error(`There is no command ${name}; there are ${commands.join(', ')}, and none, which serves`);
  if (command !== 'setup' && command !== 'content' && args.length > 0)
    throw new Error(`${command} takes nothing, not “${args.join(' ')}”`);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) await refuseWhileLocked(pgliteFolder(config.dataDir).lock);
  if (command !== undefined) {
    const { runCommand } = await import('./setup/run-command');
    process.exitCode = await runCommand(command, args, config);
    return;
  }
  const { serve } = await import('./serve');
  await serve(config);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const { message } = error instanceof Error ? error : { message: String(error) };
  // A person at a terminal reads the sentence; whoever collects logs, a line of JSON.
  process.stderr.write(
    process.argv[2] === undefined ? `${JSON.stringify({ level: 60, msg: message })}\n` : `${message}\n`,
  );
  process.exit(1);
});
