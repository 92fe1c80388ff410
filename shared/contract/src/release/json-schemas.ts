import { z } from 'zod';
import { buildSchema, releaseSchema } from './build-schemas';
import { packageRoutesSchema } from './route-schemas';

const documents = {
  'build.json': buildSchema,
  'release.json': releaseSchema,
  'routes.json': packageRoutesSchema,
};

/** The documents of a release as JSON Schema, by their names, for whoever writes them with other tools (docs/release-format.md). */
export function jsonSchemas(): Record<keyof typeof documents, object> {
  const made = Object.entries(documents).map(([name, schema]) => [
    name,
    { title: name, ...z.toJSONSchema(schema, { unrepresentable: 'any' }) },
  ]);
  return Object.fromEntries(made) as Record<keyof typeof documents, object>;
}
