import { table, writeSection } from './report';
import { weighRecovery } from './weigh-recovery';

/** Largest weight of the recovery code on a first page, brotli, in bytes. */
export const MOST_RECOVERY = 6 * 1024;

/** Says what the recovery code adds to the host's script; true where that is within its limit. */
export async function tellWeight(): Promise<boolean> {
  const { whole, recovery, modules } = await weighRecovery();
  const heaviest = Object.entries(modules)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10);
  const sentence = `The host's script is ${whole} bytes (brotli); without the recovery code it would be ${recovery} bytes smaller, of ${MOST_RECOVERY} allowed.`;
  console.log(sentence);
  await writeSection('What it weighs', 'npm run faults -- weight', [
    `${sentence} Loading at all, the slot and the federation runtime's set-up are counted in.`,
    '',
    ...table(['heaviest modules', 'bytes'], heaviest),
  ]);
  return recovery <= MOST_RECOVERY;
}
