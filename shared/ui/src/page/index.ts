export { definePage } from './define-page';
export { usePage } from './page-context';
export { staticRegion } from './static-region';
export { useTitle } from './use-title';
