export { definePage } from './define-page';
export { useContent } from './use-content';
export { PageContext, usePage } from './page-context';
export { useDocumentTitle } from './use-document-title';
export { staticRegion } from './static-region';
