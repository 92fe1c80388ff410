import { ReleaseError } from '@shared/store/release-error';
import { retire } from '../promote/retire';
import { type CommandContext, deciderOf } from './command-context';

/** Takes a package out of the site; says where each of its addresses leads, or that nothing is there any more. */
export async function retireCommand(context: CommandContext): Promise<void> {
  const [name] = context.arguments;
  if (!name) throw new ReleaseError('Name a package: retire <package> [--redirect <from>=<to> …] [--gone]');
  const { redirect = [], gone = false } = context.options;
  const redirects = redirect.map((given) => {
    const [from, to, more] = given.split('=');
    if (!from?.startsWith('/') || !to?.startsWith('/') || more !== undefined)
      throw new ReleaseError(`--redirect takes <from>=<to>, as in /old/:id=/new/:id, not ${given}`);
    return { from: bare(from), to: bare(to) };
  });
  const { revision, addresses } = await retire({
    ...deciderOf(context),
    name,
    redirects,
    gone,
    onProgress: context.say,
  });
  context.answer({ revision: revision.number, stable: revision.stable?.id ?? null, ...addresses }, [
    `${name} is retired (revision ${revision.number}); "rollback" or a promotion of one of its releases brings it back`,
    ...addresses.redirects.map(({ from, to }) => `  ${from} → ${to}`),
    ...addresses.gone.map((pattern) => `  ${pattern}: gone`),
  ]);
}

/** A path as routes are written: without its last slash. */
function bare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
