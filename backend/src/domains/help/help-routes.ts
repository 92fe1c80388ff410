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
import { Refusal } from '../../http/refusal';
import { readRoute, roleRoute, saveRoute, route } from '../../http/route';
import type { LinkSigner } from '../../links/link-signer';
import { helpArticleOf, orderHelp, readHelpRows, saveHelpArticle } from './desk-help';
import { helpIndex, readArticle, readHelp } from './help-articles';
import { readHelpSections, removeHelpSection, saveHelpSection } from './help-sections';

/** Milliseconds that an editor may show an article to others before it is published. */
const PREVIEW_LIFETIME = 60 * 60_000;
const previewOf = (slug: string) => `preview of help article ${slug}`;

/** The help centre: what visitors read, and what editors write. */
export function helpRoutes(app: FastifyInstance, { signer }: { signer: LinkSigner }): void {
  route(app, helpArticleList, () => readHelp(app.database));
  route(app, helpArticleDetail, async ({ query: { id, preview } }) => {
    const previewed = isPreview(signer, preview, { slug: id, now: Date.now() });
    if (preview !== undefined && !previewed) throw new Refusal('link-expired', {}, '预览已经过期，请从工作台重新打开');
    return readArticle(app.database, id, previewed);
  });
  const index = helpIndex();
  route(app, helpSearchIndex, () => index(app.database));

  readRoute(app, deskHelpList, 'help-article', ({ query, transaction }) => readHelpRows(transaction, query));
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
    const { word, endsAt } = openPreview(signer, slug, Date.now());
    return {
      data: { path: `qa/?preview=${word}&article=${slug}`, endsAt: new Date(endsAt).toISOString() },
      note: { objectType: 'help-article', objectId: id },
    };
  });

  readRoute(app, deskHelpSectionList, 'help-section', ({ query, transaction }) => readHelpSections(transaction, query));
  saveRoute(app, deskHelpSectionSave, 'help-section', ({ body, transaction }) => saveHelpSection(transaction, body));
  roleRoute(app, deskHelpSectionRemove, async ({ body, transaction }) => {
    const { id, slug, name } = await removeHelpSection(transaction, body);
    return { data: null, note: { objectType: 'help-section', objectId: id, before: { slug, name } } };
  });
}

/** A word by which one article is read whatever its state; nothing has to be remembered for it. */
function openPreview(signer: LinkSigner, slug: string, now: number): { word: string; endsAt: number } {
  return { word: signer.ticket(previewOf(slug), now, PREVIEW_LIFETIME), endsAt: now + PREVIEW_LIFETIME };
}

function isPreview(
  signer: LinkSigner,
  word: string | undefined,
  { slug, now }: { slug: string; now: number },
): boolean {
  return word !== undefined && signer.isAlive(word, previewOf(slug), now);
}
