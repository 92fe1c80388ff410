import type { Cell } from './run-cell';
import { remoteCases } from './targets';

export interface LadderStep {
  name: string;
  /** Edits that take it out of the source. */
  edits: readonly { file: string; from: string; to: string }[];
  cells: readonly Cell[];
}

const everyRemote = (cell: Omit<Cell, 'remoteCase'>): Cell[] =>
  remoteCases.map((remoteCase) => ({ remoteCase, ...cell }));
const ladder = 'host/src/page-runtime/ladder.ts';

/** The five steps of the ladder (docs/recovery.md). */
export const steps: readonly LadderStep[] = [
  {
    name: '1, the same file again',
    edits: [
      {
        file: 'host/src/page-runtime/policy.ts',
        from: 'fileAttempts: FileAttempts = { silence: [4000, 12_000, Infinity] }',
        to: 'fileAttempts: FileAttempts = { silence: [Infinity] }',
      },
      { file: ladder, from: '!(cause instanceof GoneError) && ', to: '!cause && ' },
    ],
    cells: everyRemote({ target: 'entry', fault: 'fails once', arrival: 'first page' }),
  },
  {
    name: '2, the release that is current',
    edits: [{ file: ladder, from: 'const newer = other && ', to: 'const newer = other && !current && ' }],
    cells: everyRemote({ target: 'page chunk', fault: 'older release gone', arrival: 'first page' }),
  },
  {
    name: '3, the release before',
    edits: [
      {
        file: ladder,
        from: 'wanted.olderWelcome && older ?',
        to: 'wanted.olderWelcome && older && !older ?',
      },
    ],
    cells: everyRemote({ target: 'entry', fault: 'current release broken', arrival: 'first page' }).filter(
      ({ remoteCase }) => remoteCase.eager,
    ),
  },
  {
    name: '4, a plain page load',
    edits: [
      {
        file: 'host/src/page-runtime/navigation/plain-load.ts',
        from: '    location.reload();\n    return;',
        to: '    return;',
      },
    ],
    cells: everyRemote({ target: 'entry', fault: 'always 404', arrival: 'navigation' }),
  },
  {
    name: '5, one line and a button',
    edits: [
      {
        file: 'host/src/page-runtime/recovery-notice.ts',
        from: '    this.#element ??= this.#insert();',
        to: '    if (words) return;\n    this.#element ??= this.#insert();',
      },
    ],
    cells: everyRemote({ target: 'entry', fault: 'always 404', arrival: 'first page' }),
  },
];
