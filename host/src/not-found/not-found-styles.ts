/** Brings the styles of the page for addresses that lead nowhere into the browser build, as `shell-styles.ts` does: that page alone has them. */
import { NotFoundMarkup } from './not-found-markup';

Object.assign(globalThis, { NotFoundMarkup });
