import { describeAction } from '@shared/store/ledger/following';
import { rollback } from '../promote/rollback';
import { type CommandContext, deciderOf } from './command-context';
import { type ConfigurationChange, changeConfiguration } from './configuration-change';

/** Makes live again what the live revision replaced: of one package, or of the whole site. Asks before it moves the site. */
export async function rollbackCommand(context: CommandContext): Promise<void> {
  const { store, arguments: given, options, say, answer } = context;
  const [name] = given;
  const before = await store.ledger.head();
  let configured: ConfigurationChange = { changes: [], sentences: [] };
  const revision = await rollback({
    ...deciderOf(context),
    name,
    to: options.to,
    onProgress: say,
    onConfiguration: async (from, to) => {
      configured = await changeConfiguration(from, to, context);
    },
  });
  const { changes, sentences } = configured;
  const rejected = revision.rejected.filter((release) => !before?.revision.rejected.includes(release));
  answer(
    { revision: revision.number, stable: revision.stable?.id ?? null, action: revision.action, rejected, changes },
    [
      ...sentences,
      `${describeAction(revision)}: live (revision ${revision.number})`,
      ...rejected.map(
        (release) => `  ${release} is rejected: nothing falls back to it, and it is promoted again only with --again`,
      ),
    ],
  );
}
