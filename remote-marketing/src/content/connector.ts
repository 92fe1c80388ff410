import content from './connector.json';
import type { Platform } from './schema/connector';

/** Data sets that are fetched from a platform; the keys are the columns of the table. */
export const { dataSets } = content;
/** Sample coverage; the page says that the client's own list is what counts. */
export const platforms = content.platforms as readonly Platform[];
