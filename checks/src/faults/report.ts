import { measuredDocument } from '@shared/testing/measured-document';

export { table } from '@shared/testing/measured-document';

/** Writes what a run found into its section of checks/output/recovery.md. */
export const writeSection = measuredDocument({
  file: 'checks/output/recovery.md',
  heading: 'Recovery, measured',
  titles: ['The matrix', 'Chaos', 'On 2G', 'What it weighs', 'Without a step'],
});
