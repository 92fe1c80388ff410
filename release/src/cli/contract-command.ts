import { writeFile } from 'node:fs/promises';
import { CONTRACT_VERSION } from '@shared/contract';
import { contractMayBeAccepted, contractProblem } from '../contract/check-contract';
import { contractFile, formatContract, readContract } from '../contract/contract-file';
import { ReleaseError } from '@shared/store/release-error';
import type { CommandContext } from './command-context';

/** Compares the contract's types with the last released ones; `--write` makes the present ones the released ones. */
export async function contractCommand({ root, options, answer }: CommandContext): Promise<void> {
  // The compiler is large, and no other command needs it.
  const { contractReport } = await import('../contract/contract-report');
  const now = { version: CONTRACT_VERSION, report: contractReport(root) };
  const released = await readContract(root);
  const problem = released ? contractProblem(released, now) : 'No contract was released yet';
  if (options.write) {
    if (released && problem && !contractMayBeAccepted(released, now)) throw new ReleaseError(problem);
    await writeFile(contractFile(root), formatContract(now));
    answer({ version: now.version, written: true }, [`contract ${now.version} is written down: commit it`]);
    return;
  }
  if (problem) throw new ReleaseError(problem);
  answer({ version: now.version, written: false }, [`contract ${now.version} is the one that was released last`]);
}
