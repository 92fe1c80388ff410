import { z } from 'zod';
import { clientProcessors, clientSystems, clientVersion } from './entities/client-build';
import { defineEndpoint } from './endpoint';

/** Gives a link to a build's file that lives a few minutes. Refused with `signature-refused`, `clock-skew`, `unknown-build` or `rate-limited`. */
export const downloadLink = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/download/link',
  token: 'none',
  access: 'guest',
  summary: '客户端下载链接',
  query: z.object({
    bizCode: z.literal('rpa'),
    os: z.enum(clientSystems),
    arch: z.enum(clientProcessors),
    /** Unix milliseconds, at most 5 minutes from the server's clock. */
    timestamp: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER),
    secretId: z.string().min(1).max(100),
    /** HMAC-SHA256 over the parameters above, sorted, `k=v&k=v`; lower-case hexadecimal. */
    signature: z.string().regex(/^[0-9a-f]{64}$/),
    /** Not signed: chooses among stored builds, the newest without it. */
    version: clientVersion.optional(),
  }),
  data: z.string(),
});
