import { z } from 'zod';
import { endpoints } from './all';

/** Every text that a schema takes, with its place. */
function texts(type: z.ZodType, place: string): readonly [string, z.ZodType][] {
  if (type instanceof z.ZodObject)
    return Object.entries(type.shape).flatMap(([name, of]) => texts(of as z.ZodType, `${place}.${name}`));
  if (type instanceof z.ZodArray) return texts(type.element as z.ZodType, `${place}[]`);
  if (type instanceof z.ZodUnion) return type.options.flatMap((of) => texts(of as z.ZodType, place));
  // A value that is no name is replaced.
  if (type instanceof z.ZodPipe) return texts(type.in as z.ZodType, place);
  if (
    type instanceof z.ZodOptional ||
    type instanceof z.ZodNullable ||
    type instanceof z.ZodDefault ||
    type instanceof z.ZodPrefault
  )
    return texts(type.unwrap() as z.ZodType, place);
  return type instanceof z.ZodString ? [[place, type]] : [];
}

const all = endpoints.flatMap(({ name, query, body }) => [
  ...texts(query, `${name}.query`),
  ...texts(body, `${name}.body`),
]);

describe('the text of every call', () => {
  test('is found in queries, bodies and lists', () => {
    expect(all.length).toBeGreaterThan(150);
  });

  test.each([
    ['a NUL', '\0', 'a\0b'],
    ['half a character', '\ud800', 'a\udc00b'],
  ])('is refused with %s in it', (_what, ...wrong) => {
    expect(
      all.filter(([, type]) => wrong.some((value) => type.safeParse(value).success)).map(([place]) => place),
    ).toEqual([]);
  });

  test('has a longest length', () => {
    const long = 'x'.repeat(100_000);
    expect(all.filter(([, type]) => type.safeParse(long).success).map(([place]) => place)).toEqual([]);
  });
});
