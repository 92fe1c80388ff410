import type { BackendConfig } from '../config/backend-config';
import { openDatabase } from '../open-database';
import { openUploads } from '../open-uploads';
import { bringPictures } from './bring-pictures';
import type { Command } from './commands';
import { contentCommand } from './content-command';
import { hasSampleBuilds, removeSamples } from './remove-samples';
import { setUp, terminal } from './setup-command';

/** Runs a command on the database that the configuration names, brought up to date; gives the exit code. */
export async function runCommand(command: Command, args: readonly string[], config: BackendConfig): Promise<number> {
  const conversation = terminal();
  // A command brings no samples: the start does, where they are wanted.
  const database = await openDatabase({ ...config, sampleData: false, snapshotDir: undefined }, () => undefined);
  try {
    if (command === 'setup') return (await setUp(config, { database, args }, conversation)) ? 0 : 1;
    if (command === 'migrate') {
      // Opening it did so.
      conversation.say('The tables are up to date');
      return 0;
    }
    if (command === 'pictures') {
      const say = (line: string) => conversation.say(line);
      return (await bringPictures({ database, files: await openUploads(config), say })) === 0 ? 0 : 1;
    }
    if (command === 'content') {
      conversation.say(await contentCommand({ database, files: await openUploads(config) }, args));
      return 0;
    }
    const removed = Object.entries(await removeSamples(database, await openUploads(config)));
    conversation.say(
      removed.length === 0
        ? 'There are no samples'
        : `Removed: ${removed.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ')}`,
    );
    if (await hasSampleBuilds(config.dataDir))
      conversation.say(
        `The client's files in ${config.dataDir}/clients are samples still: replace them (docs/runbook.md)`,
      );
    return 0;
  } finally {
    conversation.close();
    await database.close();
  }
}
