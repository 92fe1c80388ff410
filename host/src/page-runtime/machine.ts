import type { RemoteError } from './errors';

/**
 * The states of a slot, as a pure function: state × event → state, effects. Two regions run side by side: the page that is shown,
 * and the navigation that may replace it. So a navigation that fails leaves the page exactly as it was. The table of transitions is
 * machine-table.ts; docs/recovery.md draws it.
 */

/**
 * The page that is shown. `static`: composed HTML, not hydrated yet. `recovering`: a further step of the ladder is on its way.
 * `failed`: readable, not live, and the visitor has been told; it can still become live. `lost`: its code threw, and no
 * composed HTML is left to put back.
 */
export type PageState = 'static' | 'recovering' | 'live' | 'failed' | 'lost';

/** The navigation to another page. `loading` shows a placeholder in the shape of a page. */
export type NavigationState = 'none' | 'pending' | 'loading' | 'recovering';

export interface RuntimeState {
  page: PageState;
  navigation: NavigationState;
  /** Number of the load whose events count; those of an earlier one arrive too late and are ignored. */
  load: number;
  /** Number of the load that brought the page which is shown. */
  shown: number;
  /** Subject of the one line beside the content. */
  notice: 'none' | 'page' | 'navigation';
}

/** `data-state` of the slot in the document. */
export type SlotState = 'static' | 'loading' | 'live' | 'recovering' | 'failed';

export type RuntimeEvent =
  /** The composed page is to be hydrated. */
  | { type: 'start' }
  /** The recovery ladder takes a further step for the load. */
  | { type: 'step'; load: number }
  /** The page is in the slot, and its effects have run. */
  | { type: 'live'; load: number }
  /** The load of the first page failed, or has taken longer than a visitor is left without a word. */
  | { type: 'error'; load: number; error: RemoteError }
  /** A live page threw; `restored` says whether its composed HTML was put back. */
  | { type: 'crash'; load: number; error: RemoteError; restored: boolean }
  /** The visitor pressed the retry button. */
  | { type: 'retry' }
  /** The visitor goes to another page. */
  | { type: 'navigate' }
  /** The navigation has taken longer than files take that are there already. */
  | { type: 'wait'; load: number }
  /** The other page is in the slot, as a composed page is: seen, not live yet. */
  | { type: 'show'; load: number }
  /** The other page did not come, and the visitor stays; `error` where that has to be said. */
  | { type: 'stay'; error?: RemoteError | undefined }
  /** The browser loads another document: nothing that happens from now on counts. */
  | { type: 'leave' };

/** An action of the runtime after a transition. */
export type Effect =
  /** Load the page that is shown, again if need be. */
  | 'load'
  /** Render the lost page again, or let a page load show it. */
  | 'render'
  | 'scroll-to-top'
  /** Say that a retry is under way. */
  | 'notify-retry'
  | Failure
  | 'clear-notice'
  /** Repeat what was pressed before the page was live. */
  | 'replay-presses';

/** Say what failed. */
export interface Failure {
  error: RemoteError;
  /** Content that the visitor still has. */
  readable: 'this page' | 'nothing' | 'the page before';
}

export interface Transition {
  state: RuntimeState;
  effects: readonly Effect[];
}

export const initial: RuntimeState = { page: 'static', navigation: 'none', load: 0, shown: 0, notice: 'none' };

/** The one value that the document shows; the page's own where no navigation covers it. */
export function slotStateOf({ page, navigation }: RuntimeState): SlotState {
  if (navigation === 'loading' || navigation === 'recovering') return navigation;
  return page === 'lost' ? 'failed' : page;
}

export function reduce(state: RuntimeState, event: RuntimeEvent): Transition {
  const { page, navigation, notice } = state;
  const navigating = navigation !== 'none';
  const ignored: Transition = { state, effects: [] };
  const to = (change: Partial<RuntimeState>, ...effects: Effect[]): Transition => ({
    state: { ...state, ...change },
    effects,
  });
  const load = state.load + 1;

  if ('load' in event && event.load !== (event.type === 'crash' ? state.shown : state.load)) return ignored;

  switch (event.type) {
    case 'start':
      return navigating || page !== 'static' ? ignored : to({ load }, 'load');
    case 'step':
      if (navigating) return to({ navigation: 'recovering', notice: 'page' }, 'notify-retry');
      if (page !== 'static' && page !== 'recovering') return ignored;
      if (notice === 'navigation') return to({ page: 'recovering' });
      return to({ page: 'recovering', notice: 'page' }, 'notify-retry');
    case 'error':
      if (navigating || page === 'live' || page === 'lost') return ignored;
      return to({ page: 'failed', notice: 'page' }, { error: event.error, readable: 'this page' });
    case 'crash':
      return to(
        { page: event.restored ? 'failed' : 'lost', notice: 'page' },
        { error: event.error, readable: event.restored ? 'this page' : 'nothing' },
      );
    case 'live': {
      const live = { page: 'live', navigation: 'none', shown: state.load } as const;
      if (notice === 'navigation') return to(live, 'replay-presses');
      return to({ ...live, notice: 'none' }, 'clear-notice', 'replay-presses');
    }
    case 'retry':
      if (navigating) return ignored;
      if (page === 'failed') return to({ load, page: 'recovering', notice: 'page' }, 'notify-retry', 'load');
      return page === 'lost' ? to({}, 'render') : ignored;
    case 'navigate':
      return to(
        { load, navigation: navigation === 'loading' ? navigation : 'pending', notice: 'none' },
        'clear-notice',
      );
    case 'wait':
      return navigation === 'pending' ? to({ navigation: 'loading' }, 'scroll-to-top') : ignored;
    case 'show':
      return to({ page: 'static', navigation: 'none', shown: state.load, notice: 'none' }, 'clear-notice');
    case 'stay': {
      if (!navigating) return ignored;
      if (page === 'lost') return to({ load, navigation: 'none' }, 'render');
      const { error } = event;
      const change = { load, navigation: 'none', notice: error ? 'navigation' : 'none' } as const;
      const told: Effect = error ? { error, readable: 'the page before' } : 'clear-notice';
      return page === 'live' ? to(change, told) : to(change, told, 'load');
    }
    case 'leave':
      return to({ load });
  }
}
