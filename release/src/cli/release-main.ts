import { ReleaseError } from '../release-error';
import { refusalOf } from '../store/refusal-of';
import { runCommand } from './run-command';

try {
  await runCommand(process.argv.slice(2));
} catch (thrown) {
  const error = refusalOf(thrown);
  // A refusal is one sentence; anything else is a fault of the tool and shows where.
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
