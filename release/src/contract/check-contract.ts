export interface ContractState {
  version: string;
  report: string;
}

const HOW = 'accept with: npm run release -- contract --write';

/** Says in a sentence why the contract may not stay as it is; null where it fits the one that was released last. */
export function contractProblem(released: ContractState, now: ContractState): string | null {
  if (released.report === now.report)
    return released.version === now.version
      ? null
      : `CONTRACT_VERSION went from ${released.version} to ${now.version} and no type changed; ${HOW}`;
  const lines = new Set(now.report.split('\n'));
  const gone = released.report.split('\n').filter((line) => !lines.has(line));
  const [major = 0, minor = 0] = released.version.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = now.version.split('.').map(Number);
  if (nextMajor > major) return `The contract is ${now.version} now; ${HOW}`;
  if (gone.length > 0)
    return `The contract lost or changed "${gone[0]?.trim() ?? ''}": set CONTRACT_VERSION to ${major + 1}.0, then ${HOW}`;
  if (nextMajor === major && nextMinor > minor) return `The contract is ${now.version} now; ${HOW}`;
  return `The contract gained types: set CONTRACT_VERSION to ${major}.${minor + 1}, then ${HOW}`;
}

/** Whether the new state may be written down as released: its version says what happened to the types. */
export function contractMayBeAccepted(released: ContractState, now: ContractState): boolean {
  const problem = contractProblem(released, now);
  return !problem?.includes('set CONTRACT_VERSION');
}
