import SequencerModule from '@jest/test-sequencer';

const Sequencer = SequencerModule.default ?? SequencerModule;
/** What takes longest by itself, the longest first: begun late, it would run on alone at the end. */
const longest = [
  'engines',
  'runbook',
  'paint',
  'two-teams',
  'create-remote',
  'accessibility',
  'desk-events',
  'recovery',
  'routes',
  'stories-visitor',
  'member-questions',
  'releases',
];

const place = ({ path }) => {
  const found = longest.findIndex((name) => new RegExp(`/${name}(?:\\.nightly)?\\.e2e\\.ts$`).test(path));
  return found === -1 ? longest.length : found;
};

/** The order of the browser tests: jest's own, behind those that take longest. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
