export { coverFiles } from './cover-files';
export { pageModule, pagesOf, readMeta } from './package-meta';
export { ownRoutes } from './read-routes';
export type { SharePictureList } from './share-pictures';
export { type CommonContent, commonContent, writeContent } from './write-content';
