export { foundWords, quoted } from './found-words';
export { type FoundPage, type SearchAnswer, groupsOf } from './rank';
export { SiteSearch } from './site-search';
