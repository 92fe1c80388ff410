import os from 'node:os';
import { ReleaseError } from '@shared/store/release-error';
import type { KeysContext } from '../trust/keys-context';
import { keysCommand as runKeysCommand } from '../trust/keys-command';
import { signCommand as runSignCommand } from '../trust/sign-command';
import { type CommandContext, parseRelease } from './command-context';

/** Makes keys, and changes who may do what. */
export function keysCommand(context: CommandContext): Promise<void> {
  return runKeysCommand(keysContext(context));
}

/** Adds the signature of who runs it to a release of their team. */
export function signCommand(context: CommandContext): Promise<void> {
  const [given] = context.arguments;
  if (!given) throw new ReleaseError('Name a release: sign <name>@<version>');
  return runSignCommand(keysContext(context), parseRelease(given));
}

function keysContext({ place, by, trust, arguments: given, options, answer }: CommandContext): KeysContext {
  return {
    ...trust,
    owner: `${by}@${os.hostname()}`,
    packages: place.packages,
    arguments: given,
    options,
    answer,
  };
}
