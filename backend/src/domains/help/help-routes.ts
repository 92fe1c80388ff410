import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { readRoute, roleRoute, saveRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { LinkSigner } from '../../links/link-signer';
import { Previews } from '../../links/previews';
import { helpArticleOf, orderHelp, helpRows, saveHelpArticle } from './desk-help';
import { helpIndex, readArticle, readHelp } from './help-articles';
import { helpSectionRows, removeHelpSection, saveHelpSection } from './help-sections';

/** The help centre: what visitors read, and what editors write. */
export function helpRoutes(app: FastifyInstance, { signer }: { signer: LinkSigner }): void {
  const previews = new Previews(signer, 'help article');
  route(app, calls.helpArticleList, () => readHelp(app.database));
  route(app, calls.helpArticleDetail, async ({ query: { id, preview } }) => {
    return readArticle(app.database, id, previews.isOpen(preview, id));
  });
  const index = helpIndex();
  route(app, calls.helpSearchIndex, () => index(app.database));

  listRoute(app, calls.deskHelpList, 'help-article', helpRows);
  readRoute(app, calls.deskHelpArticle, 'help-article', ({ query: { id }, transaction }) =>
    helpArticleOf(transaction, id),
  );
  saveRoute(app, calls.deskHelpSave, 'help-article', ({ body, transaction }) => saveHelpArticle(transaction, body));
  roleRoute(app, calls.deskHelpOrder, async ({ body: { sectionId, ids }, transaction }) => {
    const before = { ids: await orderHelp(transaction, sectionId, ids) };
    return { note: { objectType: 'help-section', objectId: sectionId, before, after: { ids } } };
  });
  roleRoute(app, calls.deskHelpPreview, async ({ body: { articleId }, transaction }) => {
    const { id, slug } = await helpArticleOf(transaction, articleId);
    const { word, endsAt } = previews.open(slug);
    return {
      data: { path: `qa/?preview=${word}&article=${slug}`, endsAt },
      note: { objectType: 'help-article', objectId: id },
    };
  });

  listRoute(app, calls.deskHelpSectionList, 'help-section', helpSectionRows);
  saveRoute(app, calls.deskHelpSectionSave, 'help-section', ({ body, transaction }) =>
    saveHelpSection(transaction, body),
  );
  roleRoute(app, calls.deskHelpSectionRemove, async ({ body, transaction }) => {
    const { id, slug, name } = await removeHelpSection(transaction, body);
    return { note: { objectType: 'help-section', objectId: id, before: { slug, name } } };
  });
}
