import { Refusal } from './refusal';

/** Refuses a form with a sentence at one of its fields. */
export function refuseField(path: string, message: string): never {
  throw new Refusal('invalid-request', { fields: [{ path, message }] });
}

/** Values of a form that a new row must have. @throws Refusal with a sentence at each that is missing */
export function required<Values extends object>(
  values: Values,
): { [Name in keyof Values]: Exclude<Values[Name], undefined> } {
  const missing = Object.entries(values).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw new Refusal('invalid-request', { fields: missing.map(([path]) => ({ path, message: '请填写' })) });
  return values as { [Name in keyof Values]: Exclude<Values[Name], undefined> };
}
