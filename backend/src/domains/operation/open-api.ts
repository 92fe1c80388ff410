import { type Endpoint, endpoints, errorEnvelopeSchema } from '@shared/contract/schemas';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The API in OpenAPI 3.1, made of the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const { method, path } = endpoint.route;
    (paths[path] ??= {})[method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '社区接口',
      version: '1.0.0',
      description: 'Every answer is an envelope { code, data, msg }; 200 is a success.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schema(errorEnvelopeSchema, 'output') },
    },
  };
}

function operation({ route: { method, path }, access, summary, query, body, data }: Endpoint): Json {
  const security = access === 'guest' ? [{}, { token: [] }] : [{ token: [] }];
  const upload = path.endsWith('/file/upload');
  const uploadSchema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  return {
    summary,
    description: access === 'guest' || access === 'visitor' ? '' : `Needs the role ${[access].flat().join(' or ')}.`,
    'x-access': access,
    security,
    parameters: parametersOf(schema(query, 'input')),
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: upload
          ? { 'multipart/form-data': { schema: uploadSchema } }
          : { 'application/json': { schema: schema(body, 'input') } },
      },
    }),
    responses: {
      200: answer(schema(z.object({ code: z.literal(200), data, msg: z.string() }), 'output')),
      default: answer({ $ref: '#/components/schemas/Error' }),
    },
  };
}

function answer(content: Json): Json {
  return { description: '', content: { 'application/json': { schema: content } } };
}

function parametersOf({ properties, required }: Json): Json[] {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Json).map(([name, of]) => ({
    name,
    in: 'query',
    required: needed.has(name),
    schema: of,
  }));
}

function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
}
