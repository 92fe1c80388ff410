import type { NavigationState, PageState, RuntimeEvent } from './machine';

/** A group of transitions that are alike: where the machine may be, what happens, where it is then, what it asks for. */
export interface Row {
  page: readonly PageState[];
  navigation: readonly NavigationState[];
  on: RuntimeEvent['type'];
  /** The form of the event, where it has two. */
  given?: 'with an error' | 'without an error' | 'restored' | 'not restored';
  /** Changed regions; one that is not named stays as it is. */
  to: { page?: PageState; navigation?: NavigationState };
  /** Effects in order; `notify-failure` says what the visitor can still read. */
  effects: readonly string[];
  /** The moment at which it happens, in plain words. */
  when: string;
}

const none = ['none'] as const;
const underWay = ['pending', 'loading', 'recovering'] as const;
const always = [...none, ...underWay] as const;
const notLive = ['static', 'recovering', 'failed'] as const;
const anyPage = [...notLive, 'live', 'lost'] as const;

/**
 * Every transition of machine.ts. What is not in here is ignored: same state, no effect. machine.test.ts holds the reducer
 * to it for every state and event, and docs/recovery.md draws it.
 */
export const transitions: readonly Row[] = [
  // The page that is shown.
  {
    page: ['static'],
    navigation: none,
    on: 'start',
    to: {},
    effects: ['load'],
    when: 'the host runs, and loads the code of the composed page',
  },
  {
    page: ['static', 'recovering'],
    navigation: none,
    on: 'step',
    to: { page: 'recovering' },
    effects: ['notify-retry'],
    when: 'the release did not load: the ladder tries the next step',
  },
  {
    page: notLive,
    navigation: none,
    on: 'error',
    to: { page: 'failed' },
    effects: ['notify-failure (this page)'],
    when: 'no step of the ladder is left; or it was too long without a word, and the page goes on loading',
  },
  {
    page: ['failed'],
    navigation: none,
    on: 'retry',
    to: { page: 'recovering' },
    effects: ['notify-retry', 'load'],
    when: 'the visitor presses the retry button',
  },
  {
    page: ['lost'],
    navigation: none,
    on: 'retry',
    to: {},
    effects: ['render'],
    when: 'the visitor presses it on a lost page: it is rendered again, or reloaded',
  },
  {
    page: anyPage,
    navigation: always,
    on: 'live',
    to: { page: 'live', navigation: 'none' },
    effects: ['clear-notice', 'replay-presses'],
    when: 'the page is hydrated, or the other page rendered, and its effects have run; a late arrival counts',
  },
  {
    page: anyPage,
    navigation: always,
    on: 'crash',
    given: 'restored',
    to: { page: 'failed' },
    effects: ['notify-failure (this page)'],
    when: 'the code of a live page threw, and its composed HTML was put back',
  },
  {
    page: anyPage,
    navigation: always,
    on: 'crash',
    given: 'not restored',
    to: { page: 'lost' },
    effects: ['notify-failure (nothing)'],
    when: 'the code of a live page threw that was never composed into this document',
  },
  // A navigation to another page.
  {
    page: anyPage,
    navigation: ['none', 'pending', 'recovering'],
    on: 'navigate',
    to: { navigation: 'pending' },
    effects: ['clear-notice'],
    when: 'the visitor follows a link; the last one counts',
  },
  {
    page: anyPage,
    navigation: ['loading'],
    on: 'navigate',
    to: {},
    effects: ['clear-notice'],
    when: 'the same, and the placeholder stands already',
  },
  {
    page: anyPage,
    navigation: ['pending'],
    on: 'wait',
    to: { navigation: 'loading' },
    effects: ['scroll-to-top'],
    when: 'the files were not there already: a placeholder in the shape of a page',
  },
  {
    page: anyPage,
    navigation: underWay,
    on: 'step',
    to: { navigation: 'recovering' },
    effects: ['notify-retry'],
    when: 'the release did not load: the ladder tries the next step',
  },
  {
    page: anyPage,
    navigation: always,
    on: 'show',
    to: { page: 'static', navigation: 'none' },
    effects: ['clear-notice'],
    when: 'the other page was rendered ahead: it is seen now, and live after the next frame',
  },
  {
    page: ['live'],
    navigation: underWay,
    on: 'stay',
    given: 'without an error',
    to: { navigation: 'none' },
    effects: ['clear-notice'],
    when: 'the visitor turned back: the page is as it was',
  },
  {
    page: ['live'],
    navigation: underWay,
    on: 'stay',
    given: 'with an error',
    to: { navigation: 'none' },
    effects: ['notify-failure (the page before)'],
    when: 'the other page failed, and a page load would lose what was typed, or end at nothing',
  },
  {
    page: notLive,
    navigation: underWay,
    on: 'stay',
    given: 'without an error',
    to: { navigation: 'none' },
    effects: ['clear-notice', 'load'],
    when: 'back on a page that is not live yet: it goes on loading',
  },
  {
    page: notLive,
    navigation: underWay,
    on: 'stay',
    given: 'with an error',
    to: { navigation: 'none' },
    effects: ['notify-failure (the page before)', 'load'],
    when: 'the other page failed, and the one that is shown goes on loading',
  },
  ...(['without an error', 'with an error'] as const).map((given): Row => ({
    page: ['lost'],
    navigation: underWay,
    on: 'stay',
    given,
    to: { navigation: 'none' },
    effects: ['render'],
    when: 'back on a lost page: the same',
  })),
];
