import type { BrokenReferences, BrokenSearch, ComposeRoute, Release } from '@shared/contract/release';
import { brokenReferencesSchema, composeRoutesSchema, siteFilesSchema } from '@shared/contract/release/schemas';
import type { z } from 'zod';
import { ReleaseError } from '../release-error';
import type { Asked, BundleProcess } from './bundle-process';

/** The routes of hosts by their digest: whoever composes several parts keeps one of these, and asks once. */
export type HostRoutes = Map<string, readonly ComposeRoute[]>;

/** Bytes of an answer about the host; its site map names every page. */
const LIMIT = 32e6;

/** A process that holds the host's bundle alone: what it says is the host's own, whatever a remote does elsewhere. */
export class HostProcess {
  private started: Promise<BundleProcess> | null = null;

  constructor(
    private readonly host: Release,
    private readonly start: () => Promise<BundleProcess>,
    private readonly known: HostRoutes | undefined,
  ) {}

  async routes(): Promise<readonly ComposeRoute[]> {
    const before = this.known?.get(this.host.digest);
    if (before) return before;
    const routes = await this.ask({ what: 'routes' }, 'the host', composeRoutesSchema);
    this.known?.set(this.host.digest, routes);
    return routes;
  }

  async siteFiles(): Promise<Record<string, string>> {
    return this.ask({ what: 'site-files' }, 'the host', siteFilesSchema);
  }

  /** What a page leads to and shows that is not there. */
  async broken(path: string, html: string, site: BrokenSearch): Promise<BrokenReferences> {
    return this.ask({ what: 'broken', html, site }, path, brokenReferencesSchema);
  }

  private async ask<T>(question: Asked['question'], about: string, schema: z.ZodType<T>): Promise<T> {
    this.started ??= this.start();
    const process = await this.started;
    return readAnswer(await process.ask({ question, about, limit: LIMIT }), schema, about);
  }
}

/** An answer that is JSON, held against what it has to be. */
export function readAnswer<T>(body: Buffer, schema: z.ZodType<T>, about: string): T {
  let read: unknown;
  try {
    read = JSON.parse(body.toString());
  } catch (error) {
    throw new ReleaseError(`${about} answers with something else than was asked for`, { cause: error });
  }
  const result = schema.safeParse(read);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ReleaseError(
    `${about} answers with something else than was asked for: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
  );
}
