import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;
/** Tests that take longest by themselves, the longest first: begun late, they would run on alone at the end. */
export const longest = {
  browser: [
    'engines',
    'runbook',
    'paint',
    'two-teams',
    'create-remote',
    'desk-events',
    'desk',
    'accessibility',
    'releases',
    'recovery',
    'routes',
    'member-questions',
    'pages-questions',
    'stories-visitor',
    'forms-refused',
    'stuck',
  ],
  unit: [
    'desk-load',
    'mail-kill',
    'refusing-disk',
    'pglite',
    'postgres',
    'process',
    'bucket-store',
    'data-composer',
    'render-part',
    'hostile-bubblewrap',
    'crafted-pictures',
    'changes-process',
    'hostile-permissions',
    'promote',
    'trust',
    'chapter-weight',
    'data-bucket',
    'collect-garbage',
    'power-loss',
  ],
};

const places = new Map(Object.values(longest).flatMap((names) => names.map((name, at) => [name, at])));
const place = ({ path }) => places.get(/([^/]+?)(?:\.nightly)?\.(?:e2e|test)\.tsx?$/.exec(path)?.[1]) ?? Infinity;

/** The order of the tests: jest's own, behind those that take longest; where nothing has run before, jest knows but the sizes of files. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
  }
}
