import { z } from 'zod';
import { dye, weave } from '@shared/ui/look-schemas';
import { href, text } from './fields';

const product = z.strictObject({
  name: text,
  href,
  weave,
  dye,
  isNew: z.boolean().optional(),
  /** A sentence: what a person does with the product. */
  summary: text,
});

export const products = z.strictObject({
  rpa: product,
  power: product,
  weave: product,
  connector: product,
  employee: product,
  education: product,
});

export type Product = z.output<typeof product>;
export type Products = z.output<typeof products>;
