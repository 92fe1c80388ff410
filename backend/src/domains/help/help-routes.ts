import type { FastifyInstance } from 'fastify';
import {
  deskHelpArticle,
  deskHelpList,
  deskHelpOrder,
  deskHelpPreview,
  deskHelpSave,
  deskHelpSectionList,
  deskHelpSectionRemove,
  deskHelpSectionSave,
  helpArticleDetail,
  helpArticleList,
  helpSearchIndex,
} from '@shared/contract/endpoints';
import { roleRoute, saveRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { LinkSigner } from '../../links/link-signer';
import { Previews } from '../../links/previews';
import { helpArticleOf, orderHelp, helpRows, saveHelpArticle } from './desk-help';
import { helpIndex, readArticle, readHelp } from './help-articles';
import { helpSectionRows, removeHelpSection, saveHelpSection } from './help-sections';

/** The help centre: what visitors read, and what editors write. */
export function helpRoutes(app: FastifyInstance, { signer }: { signer: LinkSigner }): void {
  const previews = new Previews(signer, 'help article');
  route(app, helpArticleList, () => readHelp(app.database));
  route(app, helpArticleDetail, async ({ query: { id, preview } }) => {
    return readArticle(app.database, id, previews.isOpen(preview, id));
  });
  const index = helpIndex();
  route(app, helpSearchIndex, () => index(app.database));

  listRoute(app, deskHelpList, 'help-article', helpRows);
  roleRoute(app, deskHelpArticle, async ({ query: { id }, transaction }) => ({
    data: await helpArticleOf(transaction, id),
    note: { objectType: 'help-article', objectId: id },
  }));
  saveRoute(app, deskHelpSave, 'help-article', ({ body, transaction }) => saveHelpArticle(transaction, body));
  roleRoute(app, deskHelpOrder, async ({ body: { sectionId, ids }, transaction }) => {
    const before = { ids: await orderHelp(transaction, sectionId, ids) };
    return { data: null, note: { objectType: 'help-section', objectId: sectionId, before, after: { ids } } };
  });
  roleRoute(app, deskHelpPreview, async ({ body: { articleId }, transaction }) => {
    const { id, slug } = await helpArticleOf(transaction, articleId);
    const { word, endsAt } = previews.open(slug);
    return {
      data: { path: `qa/?preview=${word}&article=${slug}`, endsAt },
      note: { objectType: 'help-article', objectId: id },
    };
  });

  listRoute(app, deskHelpSectionList, 'help-section', helpSectionRows);
  saveRoute(app, deskHelpSectionSave, 'help-section', ({ body, transaction }) => saveHelpSection(transaction, body));
  roleRoute(app, deskHelpSectionRemove, async ({ body, transaction }) => {
    const { id, slug, name } = await removeHelpSection(transaction, body);
    return { data: null, note: { objectType: 'help-section', objectId: id, before: { slug, name } } };
  });
}
