import type { ComponentType } from 'react';

/** A piece of the working day; `span` is its share of twelve. */
export interface DayPart {
  name: string;
  words: string;
  span: 1 | 2 | 3 | 4 | 5 | 6;
}

/** What one solution page says; its picture is a component of its own. */
export interface Solution {
  slug: string;
  name: string;
  phrases: readonly [string, string];
  lead: string;
  Scene: ComponentType;
  today: readonly DayPart[];
  automated: readonly (DayPart & { byPerson?: boolean })[];
  flowTitle: readonly [string, string];
  steps: readonly string[];
  running: number;
  rule: { name: string; words: string; result: string };
  /** Each system, whether it is read and written, and what of it. */
  access: readonly { system: string; reads: boolean; writes: boolean; what: string }[];
  /** Ids of related cases. */
  cases: readonly string[];
  closing: readonly [string, string];
  closingLead: string;
}
