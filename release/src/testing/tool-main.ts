import { shownOf } from '@shared/store/refusal';
import { runCommand } from '../cli/run-command';

/** The release tool for hosts of a few lines, whose pages run in no browser. */
try {
  await runCommand(process.argv.slice(2), () => Promise.resolve());
} catch (error) {
  console.error(shownOf(error));
  process.exitCode = 1;
}
