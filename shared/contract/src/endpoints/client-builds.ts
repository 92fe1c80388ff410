import { z } from 'zod';
import { clientPlatformSchema, clientProcessors, clientSystems } from './entities/client-build';
import { defineEndpoint } from './endpoint';

/** The client's builds by system and processor, newest first. */
export const clientBuilds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sys/download/client',
  token: 'optional',
  access: 'guest',
  summary: '客户端版本',
  query: z.object({
    os: z.enum(clientSystems).optional(),
    arch: z.enum(clientProcessors).optional(),
  }),
  data: z.object({ platforms: z.array(clientPlatformSchema) }),
});
