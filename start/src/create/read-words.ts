import { parseArgs } from 'node:util';
import { ReleaseError } from '@shared/store/release-error';

/** What `create-remote` was asked for: a name, and of a repository of its own the folder and the bundler. */
export function readWords(args: string[]) {
  const options = { dir: { type: 'string' }, bundler: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [given, ...more] = positionals;
    if (more.length > 0) throw new Error(`create-remote takes one word, not “${positionals.join(' ')}”`);
    if (values.dir === '') throw new Error('--dir names the folder of the new repository');
    if (values.bundler !== undefined && values.dir === undefined)
      throw new Error('--bundler goes with --dir: remotes of this repository are built by webpack');
    return { given, ...values };
  } catch (error) {
    // What Node says further is how to name a word that looks like an option.
    const [said = ''] = (error as Error).message.split('. ');
    throw new ReleaseError(said, { cause: error });
  }
}
