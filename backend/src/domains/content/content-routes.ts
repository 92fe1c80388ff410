import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type SiteContent, siteContentSchema } from '@shared/contract/content';
import * as calls from '@shared/contract/endpoints';
import type { DeskContent, DeskPublication } from '@shared/contract/endpoints';
import { readRoute, roleRoute, route } from '../../http/route';
import type { LinkSigner } from '../../links/link-signer';
import { onlyServices } from '../../http/service-key';
import { listRoute } from '../../lists/list-route';
import { tellContent } from './declarations';
import { discardDraft, restoreContent, saveDraft } from './drafts';
import { contentOf, contentRows } from './entries';
import { consent, publicationRows, publicationWithChanges, publish, undoPublication } from './publications';
import { experimentFigures, keepExperiment, raiseExperiment } from './experiments';
import { ContentPreviews } from './preview-drafts';
import { pictureRows, removePicture, savePicture } from './pictures';
import { experimentWithValues, readPublished } from './published';
import { sharePictureRoutes } from './share-pictures';
import { askForSecondPerson, needsSecondPerson } from '../users/second-person';

/** Bytes of all that the releases of a site declare. */
const SITE_LIMIT = 16 * 1024 * 1024;

/** Drafts are kept every second while somebody types: of what is in them nothing is noted. */
const noted = (data: DeskContent) => ({ data, note: { objectType: 'page-content', objectId: data.id } });
const notedPublication = (data: DeskPublication) => {
  const after = {
    state: data.state,
    at: data.at,
    ...(data.experiment ?? {}),
    entries: data.entries.map((entry) => `${entry.package}/${entry.key}`),
  };
  return { data, note: { objectType: 'content-publication', objectId: data.id, after } };
};

/** What can be edited of the site's pages: what is published of it, what colleagues write, and what the composer tells. */
export function contentRoutes(
  app: FastifyInstance,
  { serviceKey, signer }: { serviceKey: string | undefined; signer: LinkSigner },
): void {
  const previews = new ContentPreviews(signer);
  route(app, calls.siteContent, async ({ query }) => ({
    entries: await readPublished(app.database, query.package, query.keys.split(',')),
  }));

  listRoute(app, calls.deskContentList, 'page-content', contentRows);
  roleRoute(app, calls.deskContentDetail, async ({ query, transaction }) => noted(await contentOf(transaction, query)));
  roleRoute(app, calls.deskContentDraft, async ({ body, login, transaction }) =>
    noted(await saveDraft(transaction, body, login.user.id)),
  );
  roleRoute(app, calls.deskContentDiscard, async ({ body, transaction }) =>
    noted(await discardDraft(transaction, body)),
  );
  roleRoute(app, calls.deskContentRestore, async ({ body, login, transaction }) =>
    noted(await restoreContent(transaction, body, login.user.id)),
  );
  listRoute(app, calls.deskPublicationList, 'content-publication', publicationRows);
  roleRoute(app, calls.deskContentPublish, async ({ body, login, transaction }) =>
    notedPublication(await publish(transaction, body, login.user.id)),
  );
  readRoute(app, calls.deskPublicationDetail, 'content-publication', ({ query, transaction }) =>
    publicationWithChanges(transaction, query.id),
  );
  roleRoute(app, calls.deskPublicationConsent, async ({ body, login, transaction }) =>
    notedPublication(await consent(transaction, body.id, login.user.id)),
  );
  roleRoute(app, calls.deskContentRules, async ({ transaction }) => {
    const data = { consent: await needsSecondPerson(transaction, 'content-consent') };
    return { data, note: { objectType: 'content-rules', objectId: 'all' } };
  });
  roleRoute(app, calls.deskContentRulesChange, async ({ body, transaction }) => {
    const before = { consent: await needsSecondPerson(transaction, 'content-consent') };
    await askForSecondPerson(transaction, 'content-consent', body.consent);
    return { data: body, note: { objectType: 'content-rules', objectId: 'all', before, after: body } };
  });
  roleRoute(app, calls.deskPublicationUndo, async ({ body, login, transaction }) =>
    notedPublication(await undoPublication(transaction, body.id, login.user.id)),
  );

  readRoute(app, calls.deskExperimentDetail, 'content-publication', ({ query, transaction }) =>
    experimentFigures(transaction, query.id),
  );
  roleRoute(app, calls.deskExperimentRaise, async ({ body, transaction }) =>
    notedPublication(await raiseExperiment(transaction, body)),
  );
  roleRoute(app, calls.deskExperimentKeep, async ({ body, login, transaction }) =>
    notedPublication(await keepExperiment(transaction, body.id, login.user.id)),
  );

  roleRoute(app, calls.deskContentPreview, async ({ body, transaction }) => {
    const { id } = await contentOf(transaction, body);
    return { data: previews.open(body), note: { objectType: 'page-content', objectId: id } };
  });

  listRoute(app, calls.deskPictureList, 'picture', pictureRows);
  roleRoute(app, calls.deskPictureSave, async ({ body, transaction }) => {
    const data = await savePicture(transaction, body);
    return { data, note: { objectType: 'picture', objectId: data.id, after: { alt: data.alt } } };
  });
  // Its bytes are swept with all that no row names.
  roleRoute(app, calls.deskPictureRemove, async ({ body, transaction }) => {
    await removePicture(transaction, body);
    return { data: { id: body.id }, note: { objectType: 'picture', objectId: body.id } };
  });

  if (serviceKey === undefined) return;
  sharePictureRoutes(app, serviceKey);
  app.get(
    '/internal/content-drafts',
    { schema: { querystring: z.object({ token: z.string().max(500) }) }, onRequest: onlyServices(serviceKey) },
    (request) => previews.drafts(app.database, (request.query as { token: string }).token),
  );
  app.get('/internal/content-experiment', { onRequest: onlyServices(serviceKey) }, async () => ({
    experiment: await experimentWithValues(app.database),
  }));
  app.put(
    '/internal/site-content',
    { schema: { body: siteContentSchema }, onRequest: onlyServices(serviceKey), bodyLimit: SITE_LIMIT },
    async (request, reply) => {
      await tellContent(app.database, request.body as SiteContent);
      return reply.code(204).send();
    },
  );
}
