import { routeAt } from '@shared/contract/config';
import { network } from '@shared/contract/network';
import type { Composition } from '@shared/contract/release';
import { pageMark, signView, viewKey } from '@shared/contract/release/view-token';
import type { FastifyRequest } from 'fastify';
import { siteRoutes } from '../compose/site-addresses';
import type { HandedViews } from './handed-views';
import type { Served } from './live-site';

type Drawn = Pick<Served, 'revision' | 'running' | 'canaries' | 'cohort'> & {
  live: Pick<Served['live'], 'composition'>;
};

const HALF_HOUR = 30 * 60_000;
/** Views in half an hour that get a token: of a page in one network, of all its pages, and of everybody: about 25 MB of memory. */
const limits = { page: 6, network: 60, all: 200_000 } as const;

interface Page {
  pattern: string;
  mark: string;
}

/**
 * Gives views the tokens by which their pages tell what became of them (docs/canary.md): of those whose visitor was drawn, and not twice
 * for the same visitors in half an hour. A network that asks for more gets none, so that it uses up nobody else's share.
 */
export class ViewTokens {
  readonly #key: Buffer;
  #half = 0;
  #count = 0;
  /** What each network was given tokens for in this half hour: the page and the cohort, as one number. */
  readonly #given = new Map<string, number[]>();
  readonly #pages = new WeakMap<Composition, readonly Page[]>();

  constructor(
    serviceKey: string,
    private readonly handed: Pick<HandedViews, 'add'>,
    private readonly now: () => number = Date.now,
  ) {
    this.#key = viewKey(serviceKey);
  }

  /** A token for the view of a page that is about to be answered; null where it is not to tell. */
  give(request: FastifyRequest, path: string, { live, revision, running, canaries, cohort }: Drawn): string | null {
    if (cohort === null || !isView(request)) return null;
    const page = this.#pageAt(live.composition, path);
    const at = this.now();
    if (!page || !this.#hasRoom(network(request.ip), page, cohort, at)) return null;
    const mask = running.reduce((bits, { id }, bit) => (canaries.includes(id) ? bits | (1 << bit) : bits), 0);
    if (!this.handed.add({ revision, mask, page: page.pattern }, at)) return null;
    return signView(this.#key, { issued: Math.floor(at / 1000), revision, mask, cohort, page: page.mark });
  }

  #hasRoom(from: string, { mark }: Page, cohort: number, at: number): boolean {
    const half = Math.floor(at / HALF_HOUR);
    if (half !== this.#half) {
      this.#given.clear();
      this.#half = half;
      this.#count = 0;
    }
    const pageNumber = Number.parseInt(mark.slice(0, 8), 16);
    const view = pageNumber * COHORT_ROOM + cohort;
    const given = this.#given.get(from) ?? [];
    const ofPage = given.filter((one) => Math.floor(one / COHORT_ROOM) === pageNumber).length;
    const isFull = this.#count >= limits.all || given.length >= limits.network || ofPage >= limits.page;
    if (isFull || given.includes(view)) return false;
    given.push(view);
    this.#given.set(from, given);
    this.#count += 1;
    return true;
  }

  /** The page at a path by the pattern of its route; null where it is of none. */
  #pageAt(composition: Composition, path: string): Page | null {
    const pages = this.#pages.get(composition) ?? pagesOf(composition);
    this.#pages.set(composition, pages);
    return routeAt(pages, path)?.route ?? null;
  }
}

/** More than there are cohorts. */
const COHORT_ROOM = 16_384;

function pagesOf({ addresses = {} }: Composition): Page[] {
  const patterns = new Set(siteRoutes(addresses).map(({ pattern }) => pattern));
  return [...patterns].sort().map((pattern) => ({ pattern, mark: pageMark(pattern) }));
}

/** Whether somebody is about to see it, as far as the browser says: neither a script asked, nor the browser ahead of its visitor. */
function isView({ method, headers }: FastifyRequest): boolean {
  const { 'sec-purpose': purpose, 'sec-fetch-dest': destination = 'document' } = headers;
  return method === 'GET' && purpose === undefined && destination === 'document';
}
