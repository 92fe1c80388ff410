import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { BackendConfig } from '../../config/backend-config';
import { viewTeller } from '../canary/canary-routes';
import { regionOf } from '../../http/region-of';
import { type RouteContext, readRoute, route } from '../../http/route';
import { botOf } from './visit-book';
import { readVisits } from './visit-figures';

type Kind = (typeof calls.visitKinds)[number];

type VisitOptions = Pick<BackendConfig, 'serviceKey' | 'origin' | 'allowedOrigins' | 'regionHeader'>;

/** Defines its calls in a scope of their own: only here is `text/plain`, which is what `sendBeacon` sends, read as JSON. */
export function visitRoutes(
  app: FastifyInstance,
  { origin, allowedOrigins, regionHeader, serviceKey }: VisitOptions,
): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  const toldBy = async (
    { views, width, release, canary, referrer, campaign = '' }: RouteContext<typeof calls.visitCreate>['body'],
    { host, headers }: FastifyRequest,
  ) => {
    const patterns = await Promise.all(views.map((path) => app.sitePages.patternAt(path)));
    // The first page's file is the same page.
    const pages = views.filter((_path, at) => patterns[at] !== null).map((path) => path.replace(/\/index\.html$/, '/'));
    if (pages.length === 0) return [];
    const told = [{ kind: 'all' as Kind, name: '', views: pages.length }];
    const tell = (kind: Kind, name: string, count: number) => told.push({ kind, name, views: count });
    for (const page of pages) tell('page', page, 1);
    tell('device', width, pages.length);
    tell('release', release, pages.length);
    tell('channel', canary ? 'canary' : 'stable', pages.length);
    const region = regionOf(headers, regionHeader);
    if (region !== '') tell('region', region, pages.length);
    // A document that another page of the site led to came from nowhere else.
    if (referrer === undefined || referrer.toLowerCase() === host) return told;
    tell('source', referrer.toLowerCase().replace(/^www\./, '') || 'direct', 1);
    if (campaign !== '') tell('campaign', campaign, 1);
    return told;
  };
  const tellView = viewTeller(app, serviceKey);
  const origins = new Set([...allowedOrigins, ...(origin === undefined ? [] : [origin])]);
  route(app, calls.visitCreate, async ({ body, request }) => {
    if (!isFromSite(request, origins)) return { accepted: 0 };
    const bot = botOf(request);
    if (bot === null) await tellView(request.ip, body.view, body.views[0]);
    const told = bot === null ? await toldBy(body, request) : [{ kind: 'bot' as const, name: bot, views: 1 }];
    if (told.length === 0) return { accepted: 0 };
    app.visits.add(request, told);
    return { accepted: 1 };
  });
  readRoute(app, calls.deskVisits, 'visits', ({ query, transaction }) => readVisits(transaction, query));
}

/** Browsers say where a call comes from, and no page of another site can say otherwise. */
function isFromSite({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  return headers['sec-fetch-site'] === 'same-origin' || origins.has(headers.origin ?? '');
}
