import { SlowError } from './errors';
import {
  type Effect,
  type NavigationState,
  type PageState,
  type RuntimeEvent,
  type RuntimeState,
  initial,
  reduce,
  slotStateOf,
} from './machine';
import { type Row, transitions } from './machine-table';

const error = new SlowError('page');

const pages: readonly PageState[] = ['static', 'recovering', 'live', 'failed', 'lost'];
const navigations: readonly NavigationState[] = ['none', 'pending', 'loading', 'recovering'];

function stateOf(page: PageState, navigation: NavigationState): RuntimeState {
  return { ...initial, page, navigation, load: 3, shown: 3 };
}

function effectName(effect: Effect): string {
  return typeof effect === 'string' ? effect : `notify-failure (${effect.readable})`;
}

interface Form {
  event: RuntimeEvent;
  given?: Row['given'];
}

/** Every event, in each form that it can take. */
const forms: readonly Form[] = [
  { event: { type: 'start' } },
  { event: { type: 'retry' } },
  { event: { type: 'navigate' } },
  { event: { type: 'leave' } },
  { event: { type: 'stay' }, given: 'without an error' },
  { event: { type: 'stay', error }, given: 'with an error' },
  { event: { type: 'step', load: 3 } },
  { event: { type: 'live', load: 3 } },
  { event: { type: 'wait', load: 3 } },
  { event: { type: 'show', load: 3 } },
  { event: { type: 'error', load: 3, error } },
  { event: { type: 'crash', load: 3, error, restored: true }, given: 'restored' },
  { event: { type: 'crash', load: 3, error, restored: false }, given: 'not restored' },
];

/** The table's row for an event in a state. */
function expected(page: PageState, navigation: NavigationState, { event, given }: Form) {
  const rows = transitions.filter(
    (row) =>
      row.on === event.type && row.given === given && row.page.includes(page) && row.navigation.includes(navigation),
  );
  expect(rows.length).toBeLessThanOrEqual(1);
  return { page, navigation, effects: [], ...rows[0]?.to, ...(rows[0] && { effects: rows[0].effects }) };
}

describe('the page runtime', () => {
  it.each(pages.flatMap((page) => navigations.map((navigation) => [page, navigation] as const)))(
    'takes the transitions of its table and no others: page %s, navigation %s',
    (page, navigation) => {
      for (const form of forms) {
        const { state, effects } = reduce(stateOf(page, navigation), form.event);
        const result = { page: state.page, navigation: state.navigation, effects: effects.map(effectName) };
        expect({ on: form.event, ...result }).toEqual({ on: form.event, ...expected(page, navigation, form) });
      }
    },
  );

  it('comes back to exactly the page that was shown, whatever a navigation went through', () => {
    for (const page of pages) {
      let { state } = reduce(stateOf(page, 'none'), { type: 'navigate' });
      for (const type of ['wait', 'step', 'step'] as const) state = reduce(state, { type, load: state.load }).state;
      expect(slotStateOf(state)).toBe('recovering');
      expect(slotStateOf(reduce(state, { type: 'stay', error }).state)).toBe(slotStateOf(stateOf(page, 'none')));
    }
  });

  it('ignores what a load that was given up still brings', () => {
    const state = stateOf('live', 'loading');
    for (const { event } of forms) {
      if ('load' in event) expect(reduce(state, { ...event, load: 2 })).toEqual({ state, effects: [] });
    }
  });

  it('leaves the word about a failed navigation when the page that was loading becomes live', () => {
    const failed = reduce(stateOf('static', 'loading'), { type: 'stay', error }).state;
    const live = reduce(failed, { type: 'live', load: failed.load });
    expect(live.effects.map(effectName)).toEqual(['replay-presses']);
    expect(reduce(failed, { type: 'step', load: failed.load }).effects).toEqual([]);
  });
});
