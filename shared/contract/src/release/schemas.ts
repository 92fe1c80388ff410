export { buildSchema, releaseSchema, sourceSchema } from './build-schemas';
export {
  composeAnswerSchema,
  composeJobSchema,
  composeRefusalSchema,
  composedContentSchema,
  composedFrameSchema,
  hostFactsSchema,
  pageFactsSchema,
  pageHeadSchema,
  pageRequestsSchema,
  siteFilesSchema,
} from './compose-schemas';
export { compositionSchema, partSchema } from './composition-schemas';
export { isFilePath, isSitePath } from './names';
export { compositionPointerSchema, releaseFilesSchema } from './page-schemas';
export { packageRoutesSchema } from './route-schemas';
