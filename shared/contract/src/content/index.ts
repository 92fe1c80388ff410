export { adapted } from './adapted';
export { contentFileSchema, readContentFile, siteContentSchema } from './content-file';
export type { ContentEntry, ContentFile, SiteContent } from './content-file';
export { markIn, textFields, withMarks } from './content-marks';
export { LARGEST_ENTRY, PICTURE_URL, contentMistakes, leavesOf, picturesIn, uploadedUrl } from './content-schema';
export type { ContentMistake, ContentSchema, PictureValue, VideoValue } from './content-schema';
export { schemaOf } from './schema-of';
export { contentSchemaSchema } from './schemas';
