import os from 'node:os';
import { releasedPackages } from '../build/sources';
import type { KeysContext } from '../trust/keys-context';
import { keysCommand as runKeysCommand } from '../trust/keys-command';
import type { CommandContext } from './command-context';

/** Makes keys, and changes who may do what. */
export function keysCommand(context: CommandContext): Promise<void> {
  return runKeysCommand(keysContext(context));
}

export function keysContext({ root, by, trust, arguments: given, options, answer }: CommandContext): KeysContext {
  return {
    ...trust,
    owner: `${by}@${os.hostname()}`,
    packages: () => releasedPackages(root),
    arguments: given,
    options,
    answer,
  };
}
