import { shownOf } from '@shared/store/refusal';
import { runCommand } from './run-command';

try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(shownOf(error));
  process.exitCode = 1;
}
