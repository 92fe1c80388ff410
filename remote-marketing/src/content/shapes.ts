import type { HelpBlock } from '@shared/contract/endpoints';
import type { dye, weave } from '@shared/ui/look-schemas';
import type { output } from 'zod';
import type { CaseType } from './case-types';
import type caseCards from './cases.json';
import type caseFacts from './cases/morning-report.json';
import type editions from './editions.json';
import type platforms from './platforms.json';
import type products from './products.json';
import type solutionCards from './solutions.json';
import type solutionFacts from './solutions/cross-border-finance.json';

/** Forms of the content files; what is in their fields is said by the schemas beside them. Words that code goes by are narrowed. */
type Narrowed<Shape, Fields> = Readonly<Omit<Shape, keyof Fields> & Fields>;

interface Look {
  weave: output<typeof weave>;
  dye: output<typeof dye>;
}

export type CaseCard = Narrowed<(typeof caseCards)[number], Look & { type: CaseType }>;
export type CaseMetric = CaseCard['figure'];
/** What a case’s own page shows beside its card, as it stands in its file. */
export type CaseFile = typeof caseFacts;
/** The same as a page has it: its story was read. */
export type CaseFacts = Narrowed<CaseFile, { story: readonly HelpBlock[] }>;
/** A case in lists; on its own page, once it was published, with its facts. */
export type Case = CaseCard & Partial<CaseFacts>;

export type SolutionCard = (typeof solutionCards)[number];
export interface SolutionSection {
  of: 'day' | 'flow' | 'access' | 'cases';
  title: string[];
}
export type SolutionFile = typeof solutionFacts;
export type SolutionFacts = Narrowed<SolutionFile, { sections: readonly SolutionSection[] }>;
/** A solution in lists; on its own page, once it was published, with its facts. */
export type Solution = SolutionCard & Partial<SolutionFacts>;

export type Product = Narrowed<(typeof products)['rpa'], Look & { isNew?: boolean }>;
export type Products = Readonly<Record<keyof typeof products, Product>>;

export interface EditionPrice {
  /** Yuan a month, paid by the month. */
  monthly: number;
  /** The same, paid by the year. */
  yearly: number;
  /** How many people it is for, where it is not sold to one. */
  people?: number;
}
export type Edition = Narrowed<
  (typeof editions)['editions'][number],
  Pick<Look, 'weave'> & {
    price?: EditionPrice;
    action: { label: string; href: string; main?: boolean };
  }
>;
export type Editions = Narrowed<typeof editions, { editions: readonly Edition[] }>;
export type Coverage = typeof platforms;
