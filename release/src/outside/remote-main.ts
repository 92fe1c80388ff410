#!/usr/bin/env node
import { ReleaseError } from '@shared/store/release-error';
import { shownOf } from '@shared/store/refusal';
import { runCommand } from '../cli/run-command';
import { BUILD, teamEnvironment, teamPlace } from './team-place';

/** `remote`: what a team of another repository builds, tries and releases its pages by. */
try {
  const root = process.cwd();
  const place = teamPlace(root);
  const [command, ...words] = process.argv.slice(2);
  for (const [name, value] of Object.entries(teamEnvironment(root, process.env)))
    if (value) process.env[name] = value;
    else Reflect.deleteProperty(process.env, name);
  if (command === 'build' || command === 'describe' || command === 'dev') {
    if (words.length > 0) throw new ReleaseError(`${command} takes nothing, not “${words.join(' ')}”`);
    if (command !== 'dev') await place[command]();
    else await (await import('./dev/dev-site')).serveSite({ ...place, program: BUILD }, process.env);
  } else await runCommand(process.argv.slice(2), undefined, place);
} catch (error) {
  console.error(shownOf(error));
  process.exitCode = 1;
}
