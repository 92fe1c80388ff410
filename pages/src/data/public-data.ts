import { type Endpoint, endpoints, topicsOf } from '@shared/contract/schemas';
import {
  type ContentDraft,
  type ContentExperiment,
  type HandedViews,
  changesSchema,
  contentDraftSchema,
  contentExperimentSchema,
} from '@shared/contract/release/data-schemas';
import type { ReleasesSnapshot } from '@shared/contract/release/releases-snapshot';
import type { SiteContent } from '@shared/contract/content';
import { traceHeaders } from '@shared/observability/traces';
import { z } from 'zod';
import { DataError } from './errors';
import type { PlacedPaths } from './placed-pages';

/** Changes since a cursor. */
export type Changes = z.output<typeof changesSchema>;

/** An answer, and what has to change for it to change. */
export interface PublicAnswer {
  data: unknown;
  topics: readonly string[];
}

export interface Answers {
  ask: (address: string) => Promise<PublicAnswer>;
}

/** Bytes of one answer, and ms until it is there. */
const LARGEST = 2_000_000;
const PATIENCE = 5000;

const envelopeSchema = z.object({ code: z.number(), data: z.unknown(), msg: z.string() });
const refusalSchema = z.object({ reason: z.string() });

/** Asks the backend as a guest would: no cookie and no token goes along, so that nothing personal can come back. */
export class PublicData implements Answers {
  private readonly calls: ReadonlyMap<string, Endpoint>;

  constructor(
    private readonly origin: string,
    readonly serviceKey: string,
  ) {
    const composable = endpoints.filter(({ route, topics }) => route.method === 'GET' && topics);
    this.calls = new Map(composable.map((endpoint) => [endpoint.route.path, endpoint]));
  }

  /** The answer to a public GET call, held against its schema; throws a `DataError`. */
  async ask(address: string): Promise<PublicAnswer> {
    const [path = ''] = address.split('?');
    const call = this.calls.get(path);
    if (!call) throw new DataError('StrangeError', `${path} is no call that a page may be composed with`);
    const { status, body } = await this.request(address);
    const envelope = envelopeSchema.safeParse(parsed(body, address));
    if (!envelope.success)
      throw new DataError('StrangeError', `${address} is answered with something else than an answer`);
    const { code, data } = envelope.data;
    if (code !== 200) throw refused(address, status, data);
    const checked = call.data.safeParse(data);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      throw new DataError(
        'StrangeError',
        `${address} is answered with what does not fit: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
      );
    }
    return { data: checked.data, topics: topicsOf(address, checked.data) ?? [] };
  }

  /** Asks once for each address, whoever wants its answer: what is given may be as old as this is. */
  shared(): Answers {
    const known = new Map<string, Promise<PublicAnswer>>();
    return {
      ask: (address) => {
        const asked = known.get(address) ?? this.ask(address);
        known.set(address, asked);
        return asked;
      },
    };
  }

  /** Reads changes after a cursor, and waits for one where there is none; without a cursor, the one of now. */
  async changes(after: string | null, wait = 0): Promise<Changes> {
    const address = `/internal/changes${after === null ? '' : `?after=${encodeURIComponent(after)}&wait=${wait}`}`;
    const { status, body } = await this.request(address);
    if (status !== 200)
      throw new DataError(
        'AwayError',
        `The backend does not tell what has changed (${status}): does SERVICE_KEY fit its own?`,
      );
    const changes = changesSchema.safeParse(parsed(body, address));
    if (!changes.success) throw new DataError('StrangeError', 'The backend tells of changes in another way than this');
    return changes.data;
  }

  /** Tells the backend which addresses the site has pages at, by their patterns; those that follow from content one by one. */
  async tellPages(places: readonly { pattern: string; paths: PlacedPaths | undefined }[]): Promise<void> {
    const { status } = await this.request('/internal/site-pages', { method: 'PUT', body: JSON.stringify(places) });
    if (status >= 400) throw new DataError('AwayError', `The backend does not take the site's addresses (${status})`);
  }

  /** The drafts that a token of a preview is for; null where it is for none, or for none any more. */
  async drafts(token: string): Promise<ContentDraft | null> {
    const address = `/internal/content-drafts?token=${encodeURIComponent(token)}`;
    const { status, body } = await this.request(address);
    if (status >= 500) throw new DataError('AwayError', `The backend does not tell drafts (${status})`);
    return status === 200 ? (contentDraftSchema.safeParse(parsed(body, address)).data ?? null) : null;
  }

  /** The experiment of content that runs; null where none does. */
  async experiment(): Promise<ContentExperiment | null> {
    const address = '/internal/content-experiment';
    const { status, body } = await this.request(address);
    // A backend of the version before knows of none.
    if (status === 404) return null;
    const told = status === 200 ? contentExperimentSchema.safeParse(parsed(body, address)) : null;
    if (!told) throw new DataError('AwayError', `The backend does not tell its experiment (${status})`);
    if (!told.success) throw new DataError('StrangeError', 'The backend tells its experiment in another way than this');
    return told.data.experiment;
  }

  /** Tells the backend what of the site's pages can be edited, as its live releases say. */
  async tellContent(content: SiteContent): Promise<void> {
    const { status } = await this.request('/internal/site-content', { method: 'PUT', body: JSON.stringify(content) });
    if (status >= 400) throw new DataError('AwayError', `The backend does not take what can be edited (${status})`);
  }

  /** Has the backend count views that a page server handed out. */
  async tellViews(views: HandedViews): Promise<void> {
    const { status } = await this.request('/internal/canary-views', { method: 'POST', body: JSON.stringify(views) });
    if (status >= 400) throw new DataError('AwayError', `The backend does not take what was handed out (${status})`);
  }

  async tellReleases(snapshot: ReleasesSnapshot): Promise<void> {
    const { status } = await this.request('/internal/releases', { method: 'PUT', body: JSON.stringify(snapshot) });
    if (status >= 400) throw new DataError('AwayError', `The backend does not take what is released (${status})`);
  }

  private async request(
    address: string,
    init: { method?: string; body?: string } = {},
  ): Promise<{ status: number; body: string }> {
    try {
      const response = await fetch(this.origin + address, {
        ...init,
        headers: {
          ...traceHeaders(),
          'service-key': this.serviceKey,
          ...(init.body !== undefined && { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of response.body ?? ([] as Uint8Array[])) {
        size += piece.length;
        if (size > LARGEST)
          throw new DataError('StrangeError', `${address} is answered with more than ${LARGEST / 1e6} MB`);
        pieces.push(piece);
      }
      return { status: response.status, body: Buffer.concat(pieces).toString() };
    } catch (error) {
      if (error instanceof DataError) throw error;
      throw new DataError('AwayError', 'The backend does not answer', { cause: error });
    }
  }
}

function parsed(body: string, address: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DataError('StrangeError', `${address} is answered with what is no JSON`, { cause: error });
  }
}

function refused(address: string, status: number, data: unknown): DataError {
  const { reason = '' } = refusalSchema.safeParse(data).data ?? {};
  if (reason === 'gone') return new DataError('GoneError', `${address} is not public any more`);
  if (reason === 'not-found' || reason === 'invalid-request')
    return new DataError('MissingError', `${address} leads to nothing`);
  if (status >= 500 || status === 429)
    return new DataError('AwayError', `The backend cannot answer just now (${status})`);
  return new DataError('StrangeError', `${address} is refused (${reason || status})`);
}
