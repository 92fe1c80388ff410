import type { z } from 'zod';

/** A document as its schema gives it, in which no list is added to. */
export type AsRead<Schema extends z.ZodType> = ReadonlyLists<z.output<Schema>>;

type ReadonlyLists<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyLists<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: ReadonlyLists<Value[Key]> }
    : Value;
