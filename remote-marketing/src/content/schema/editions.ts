import { z } from 'zod';
import { weave } from '@shared/ui/look-schemas';
import { href, text } from './fields';

/** Prices and allowances are samples for a marketer to replace; the page marks them so. */
const edition = z.strictObject({
  name: text,
  weave,
  /** Yuan a month; absent where it is agreed on. */
  price: z.strictObject({ monthly: z.number().min(0), yearly: z.number().min(0) }).optional(),
  unit: text,
  summary: text,
  action: z.strictObject({ label: text, href, main: z.boolean().optional() }),
});

/** A feature with an allowance for each edition, in their order: 有, 没有, or how much. */
const feature = z.strictObject({ name: text, allowances: z.array(text).length(4) });

const featureGroup = z.strictObject({ name: text, features: z.array(feature).min(1) });

export const editions = z.strictObject({
  editions: z.array(edition).length(4),
  featureGroups: z.array(featureGroup).min(1),
});

export type Edition = z.output<typeof edition>;
export type Editions = z.output<typeof editions>;
