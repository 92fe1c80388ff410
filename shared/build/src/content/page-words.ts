import { type ZodType, type core, z } from 'zod';
import { pageHeadSchema } from '@shared/contract/release/schemas';
import type { ContentKind } from './content-plan';

/** What pages of every package keep beside them as JSON: what they say of themselves, and their words. */
export function pageKinds(fields: Readonly<Record<string, ZodType>>): readonly ContentKind[] {
  return [
    { files: '../**/head.json', schema: z.strictObject(pageHeadSchema.shape) },
    { files: '../**/words.json', schema: wordsSchema(fields) },
    // What it may hold is said by the schema beside it: here, that it can be read.
    { files: '*.json', schema: z.unknown() },
    { files: '*/*.json', schema: z.unknown() },
  ];
}

/** Texts, numbers, lists and fields of any names; where one of the given names is used, it holds what is given for it. */
function wordsSchema(fields: Readonly<Record<string, ZodType>>): ZodType {
  return z.unknown().superRefine((whole, context) => {
    const check = (value: unknown, path: readonly PropertyKey[], schema?: ZodType) => {
      const { error } = (typeof value === 'string' ? (schema ?? text) : (schema ?? z.unknown())).safeParse(value);
      for (const issue of error?.issues ?? [])
        context.issues.push({ ...issue, input: value, path: [...path, ...issue.path] } as core.$ZodRawIssue);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, part] of Object.entries(value))
        if (Array.isArray(value)) check(part, [...path, Number(name)]);
        else check(part, [...path, name], Object.hasOwn(fields, name) ? fields[name] : undefined);
    };
    check(whole, []);
  });
}

const text = z.string().min(1);
