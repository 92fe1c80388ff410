export { endpointOf, endpoints, schemasOf, topicsOf } from './all';
export type { Endpoint, SchemasOf } from './all';
export { LARGEST_PAGE_SIZE, LAST_PAGE } from './basics';
export { FILE_BYTES, FILE_PART_BYTES } from './desk-content/schemas';
export { clientProcessors, clientSystems, clientVersion } from './downloads/schemas';
export { errorEnvelopeSchema } from './envelope';
export { UPLOAD_MAX_BYTES } from './grade/schemas';
export { ADDRESSES_A_PAGE } from './public/schemas';
export { roleSchema } from './users/schemas';
