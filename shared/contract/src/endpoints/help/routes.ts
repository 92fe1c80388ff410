import type { Route } from '../route';
import type * as schemas from './schemas';

/** Every article that visitors may read, in the order in which they stand, without what is in them. */
export const helpArticleList: Route<typeof schemas.helpArticleList> = {
  method: 'GET',
  path: '/api/ext/v1/help/articles',
  token: 'none',
};

/** One article, read by the server already: whoever shows it needs no Markdown. Refused with `gone` where it was withdrawn. */
export const helpArticleDetail: Route<typeof schemas.helpArticleDetail> = {
  method: 'GET',
  path: '/api/ext/v1/help/articles/one',
  token: 'none',
};

/** Search index for remotes of earlier releases; now it is `publicSearch`. */
export const helpSearchIndex: Route<typeof schemas.helpSearchIndex> = {
  method: 'GET',
  path: '/api/ext/v1/help/search-index',
  token: 'none',
};

/** Articles in every state, without what is in them. */
export const deskHelpList: Route<typeof schemas.deskHelpList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/help',
  token: 'required',
};

/** One article as it is written. */
export const deskHelpArticle: Route<typeof schemas.deskHelpArticle> = {
  method: 'GET',
  path: '/api/ext/v1/desk/help/one',
  token: 'required',
};

/** Makes an article, changes one, or brings it into another state. A link to a page that this site does not have is refused. */
export const deskHelpSave: Route<typeof schemas.deskHelpSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/help/save',
  token: 'required',
};

/** Puts all articles of a section into an order. Refused with `changed-since` where others are in it by now. */
export const deskHelpOrder: Route<typeof schemas.deskHelpOrder> = {
  method: 'POST',
  path: '/api/ext/v1/desk/help/order',
  token: 'required',
};

/** An address at which an article is read as visitors will read it, whatever its state; good for an hour. */
export const deskHelpPreview: Route<typeof schemas.deskHelpPreview> = {
  method: 'POST',
  path: '/api/ext/v1/desk/help/preview',
  token: 'required',
};

export const deskHelpSectionList: Route<typeof schemas.deskHelpSectionList> = {
  method: 'GET',
  path: '/api/ext/v1/desk/help/sections',
  token: 'required',
};

export const deskHelpSectionSave: Route<typeof schemas.deskHelpSectionSave> = {
  method: 'POST',
  path: '/api/ext/v1/desk/help/sections/save',
  token: 'required',
};

/** Refused with `in-use` while an article is in it. */
export const deskHelpSectionRemove: Route<typeof schemas.deskHelpSectionRemove> = {
  method: 'POST',
  path: '/api/ext/v1/desk/help/sections/remove',
  token: 'required',
};
