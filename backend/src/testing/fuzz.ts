import type { Endpoint } from '@shared/contract/schemas';
import { z } from 'zod';
import type { Random } from '@shared/testing/random';

type Json = Record<string, unknown>;

const nasty: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  [],
  {},
  [[]],
  [null],
  '\0',
  'a\0b',
  '\ud800',
  '🧵'.repeat(50),
  '文'.repeat(6000),
  'x'.repeat(20_000),
  `' or 1=1 --`,
  `'; drop table answers; --`,
  '%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  { $gt: '' },
  '\u202e',
  '2026-13-45T99:99:99Z',
  '1e3',
  '0x10',
];

export interface FuzzRequest {
  query: Record<string, string | string[]>;
  body: unknown;
}

/** A request made from a call's schema, sometimes right, mostly with something wrong in it. */
export function fuzzRequest({ query, body }: Endpoint, random: Random): FuzzRequest {
  const made = { query: fuzzObject(query, random), body: fuzzObject(body, random) };
  const text = Object.entries(made.query).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || value === null) return [];
    // An address longer than what HTTP servers take never reaches the application.
    return [[name, Array.isArray(value) ? value.map(asText) : asText(value)]];
  });
  return { query: Object.fromEntries(text), body: random.below(25) === 0 ? random.pick(nasty) : made.body };
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  return (text ?? '').slice(0, 600);
}

/** A request that its schemas take, more or less. */
export function fittingRequest(
  { query, body }: Endpoint,
  random: Random,
): { query: Record<string, string>; body: Json } {
  const made = (type: z.ZodType) => fitting({ type: 'object', properties: propertiesOf(type) }, random) as Json;
  const text = Object.entries(made(query)).map(([name, value]) => [name, asText(value)]);
  return { query: Object.fromEntries(text) as Record<string, string>, body: made(body) };
}

/** The fields of a call that take text, whatever else they take. */
export function textPlaces({ query, body }: Endpoint): readonly (readonly ['query' | 'body', string])[] {
  const places = { query, body };
  return (['query', 'body'] as const).flatMap((part) =>
    Object.entries(propertiesOf(places[part])).flatMap(([name, { type }]) =>
      part === 'query' || type === 'string' || type === undefined ? [[part, name] as const] : [],
    ),
  );
}

function propertiesOf(type: z.ZodType): Record<string, Json> {
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Json;
  return (schema['properties'] ?? {}) as Record<string, Json>;
}

function fuzzObject(type: z.ZodType, random: Random): Json {
  const object: Json = {};
  for (const [name, property] of Object.entries(propertiesOf(type))) {
    if (random.below(10) === 0) continue;
    object[name] = random.below(4) === 0 ? random.pick(nasty) : fitting(property, random);
  }
  if (random.below(8) === 0) object[random.pick(['__proto__x', 'extra', 'id', 'userId'])] = random.pick(nasty);
  return object;
}

/** A value that the JSON schema takes, more or less. */
function fitting(schema: Json, random: Random): unknown {
  const options = schema['enum'];
  if (Array.isArray(options)) return random.pick(options);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return random.pick([1, 2, 3, 1 + random.below(60), Number(schema['maximum'] ?? 10), Date.now()]);
    case 'boolean':
      return random.below(2) === 0;
    case 'array':
      return Array.from({ length: random.below(4) }, () => fitting((schema['items'] ?? {}) as Json, random));
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, of]) => [
          name,
          fitting(of, random),
        ]),
      );
    default:
      return random.pick([
        'start',
        'trial',
        '2026',
        'rpa',
        '文字',
        'forum-topic',
        '13800000000',
        'RPA-2026-000001',
        'recovery',
        '5.2.0',
      ]);
  }
}
