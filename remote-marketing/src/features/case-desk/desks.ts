import type { Mood, Pose } from './person';

export type ScreenKind = 'ledger' | 'bars' | 'chat' | 'tracks' | 'checks' | 'invoice';
export type Prop = 'papers' | 'parcels' | 'plant' | 'cloth';

export interface Desk {
  screen: ScreenKind;
  prop: Prop;
  /** Hour and minute on the wall. */
  clock: readonly [hour: number, minute: number];
  mood: Mood;
  pose: Pose;
  /** The moon behind the desk in place of the wall. */
  night?: boolean;
}

const quiet: Desk = { screen: 'ledger', prop: 'papers', clock: [9, 0], mood: 'calm', pose: 'type' };

const desks: Readonly<Record<string, Desk>> = {
  'daily-reconciliation': { screen: 'ledger', prop: 'papers', clock: [7, 20], mood: 'happy', pose: 'mug' },
  'creator-samples': { screen: 'chat', prop: 'parcels', clock: [10, 10], mood: 'calm', pose: 'type' },
  'night-ad-guard': { screen: 'bars', prop: 'plant', clock: [23, 10], mood: 'content', pose: 'mug', night: true },
  'morning-report': { screen: 'bars', prop: 'plant', clock: [8, 40], mood: 'happy', pose: 'open' },
  'size-exchange': { screen: 'chat', prop: 'cloth', clock: [14, 30], mood: 'happy', pose: 'open' },
  'shipping-papers': { screen: 'checks', prop: 'parcels', clock: [16, 5], mood: 'happy', pose: 'parcel' },
  'review-sorting': { screen: 'bars', prop: 'papers', clock: [9, 40], mood: 'calm', pose: 'sheet' },
  'stalled-parcels': { screen: 'tracks', prop: 'parcels', clock: [12, 0], mood: 'calm', pose: 'type' },
  'freight-audit': { screen: 'ledger', prop: 'parcels', clock: [9, 30], mood: 'calm', pose: 'sheet' },
  'first-day-accounts': { screen: 'checks', prop: 'plant', clock: [8, 50], mood: 'happy', pose: 'open' },
  'supplier-quotes': { screen: 'ledger', prop: 'papers', clock: [15, 0], mood: 'content', pose: 'sheet' },
  'invoice-check': { screen: 'invoice', prop: 'papers', clock: [11, 15], mood: 'content', pose: 'mug' },
};

/** The desk of a case; one that nobody has drawn yet gets a quiet one. */
export function deskOf(caseId: string): Desk {
  return desks[caseId] ?? quiet;
}
