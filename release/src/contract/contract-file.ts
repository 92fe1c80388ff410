import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContractState } from './check-contract';

/** The last released contract, committed so that every change of it is seen in review. */
export function contractFile(root: string): string {
  return path.join(root, 'shared/contract/contract.api.txt');
}

export async function readContract(root: string): Promise<ContractState | null> {
  const text = await readFile(contractFile(root), 'utf8').catch(() => '');
  const [, version, report] = /^contract (\d+\.\d+)\n\n([\s\S]*)$/.exec(text) ?? [];
  return version === undefined || report === undefined ? null : { version, report };
}

export function formatContract({ version, report }: ContractState): string {
  return `contract ${version}\n\n${report}`;
}
