import type { BrokenReferences, BrokenSearch, ComposeRoute } from '@shared/contract/release';
import { brokenReferencesSchema, composeRoutesSchema, siteFilesSchema } from '@shared/contract/release/schemas';
import type { z } from 'zod';
import { ReleaseError } from '../release-error';
import type { Asked, BundleProcess } from './bundle-process';

/** Bytes of an answer about the host; its site map names every page. */
const LIMIT = 32e6;

/**
 * What a process is asked for first: by then it has run no line of a remote's bundle, though it may hold one, and the routes are
 * those that the host itself names.
 */
export const routesQuestion: Asked = { question: { what: 'routes' }, about: 'the host', limit: LIMIT };

export function readRoutes(answer: Buffer): ComposeRoute[] {
  return readAnswer(answer, composeRoutesSchema, routesQuestion.about);
}

/** A process that holds the host's bundle alone: what it says is the host's own, whatever a remote does elsewhere. */
export class HostProcess {
  private started: Promise<BundleProcess> | null = null;

  constructor(private readonly start: () => Promise<BundleProcess>) {}

  async routes(): Promise<ComposeRoute[]> {
    return readRoutes(await (await this.begun()).ask(routesQuestion));
  }

  async siteFiles(): Promise<Record<string, string>> {
    return this.ask({ what: 'site-files' }, 'the host', siteFilesSchema);
  }

  /** What a page leads to and shows that is not there. */
  async broken(path: string, html: string, site: BrokenSearch): Promise<BrokenReferences> {
    return this.ask({ what: 'broken', html, site }, path, brokenReferencesSchema);
  }

  private async ask<T>(question: Asked['question'], about: string, schema: z.ZodType<T>): Promise<T> {
    return readAnswer(await (await this.begun()).ask({ question, about, limit: LIMIT }), schema, about);
  }

  private begun(): Promise<BundleProcess> {
    this.started ??= this.start();
    return this.started;
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
