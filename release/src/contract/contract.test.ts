import path from 'node:path';
import { CONTRACT_VERSION } from '@shared/contract';
import { contractProblem } from './check-contract';
import { readContract } from './contract-file';
import { contractReport } from './contract-report';

jest.setTimeout(300_000);

const before = { version: '1.0', report: 'interface Page {\n    start: string;\n}' };
const more = 'interface Page {\n    start: string;\n    end?: string;\n}';
const other = 'interface Page {\n    start: number;\n}';

describe('the contract between teams', () => {
  it('is the one that was released last, or has a version that says what changed', async () => {
    const root = path.resolve(__dirname, '../../..');
    const released = await readContract(root);
    expect(released).not.toBeNull();
    const now = { version: CONTRACT_VERSION, report: contractReport(root) };
    expect(now.report).toContain('interface PageModule');
    expect(released && contractProblem(released, now)).toBeNull();
  });

  it.each([
    ['an addition without a new minor', { version: '1.0', report: more }, 'set CONTRACT_VERSION to 1.1'],
    ['a change without a new major', { version: '1.1', report: other }, 'set CONTRACT_VERSION to 2.0'],
    ['an addition that was not written down', { version: '1.1', report: more }, 'accept with'],
    ['a change that was not written down', { version: '2.0', report: other }, 'accept with'],
    ['a new version of the same types', { version: '1.1', report: before.report }, 'no type changed'],
  ])('stops %s, and says how to go on', (_what, now, sentence) => {
    expect(contractProblem(before, now)).toContain(sentence);
  });
});
