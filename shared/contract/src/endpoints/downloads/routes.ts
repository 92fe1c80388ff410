import type { Route } from '../route';
import type * as schemas from './schemas';

/** The client's builds by system and processor, newest first. */
export const clientBuilds: Route<typeof schemas.clientBuilds> = {
  method: 'GET',
  path: '/api/v1/sys/download/client',
  token: 'optional',
};

/** Gives a link to a build's file that lives a few minutes. Refused with `signature-refused`, `clock-skew`, `unknown-build` or `rate-limited`. */
export const downloadLink: Route<typeof schemas.downloadLink> = {
  method: 'GET',
  path: '/api/ext/v1/download/link',
  token: 'none',
};
