import type { Around, ComposeQuestion, SiteRoute, ComposedFrame, HostFacts, SiteFiles } from '@shared/contract/release';
import { composedFrameSchema, hostFactsSchema, siteFilesSchema } from '@shared/contract/release/schemas';
import type { z } from 'zod';
import { ReleaseError } from '@shared/store/release-error';
import type { BundleProcess } from './bundle-process';

/** Bytes of an answer about the host; its site map names every page. */
const LIMIT = 32e6;

/** A process that holds the host's bundle alone: no line of a remote ever ran where the frame of its pages is made. */
export class FrameProcess {
  private started: Promise<BundleProcess> | null = null;
  private told: Promise<HostFacts> | null = null;
  private asked = 0;
  private idle: NodeJS.Timeout | undefined;

  /** @param patience ms after which a process that nobody asks any more is ended */
  constructor(
    private readonly start: () => Promise<BundleProcess>,
    private readonly patience = Infinity,
  ) {}

  facts(): Promise<HostFacts> {
    this.told ??= this.ask({ what: 'host' }, 'the host', hostFactsSchema);
    return this.told;
  }

  frame(
    path: string,
    { header, remote, page, lang, translates }: SiteRoute,
    around?: Around | null,
  ): Promise<ComposedFrame> {
    const question = { what: 'frame', path, header, remote, page, lang, translates, ...around } as const;
    return this.ask(question, `the frame of ${path}`, composedFrameSchema);
  }

  siteFiles(paths: readonly string[], around?: Around | null): Promise<SiteFiles> {
    return this.ask({ what: 'site-files', paths, ...around }, 'the host', siteFilesSchema);
  }

  /** Ends the process; whoever asks again has a new one. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { started } = this;
    this.started = null;
    await (await started?.catch(() => null))?.stop();
  }

  private async ask<T>(question: ComposeQuestion, about: string, schema: z.ZodType<T>): Promise<T> {
    clearTimeout(this.idle);
    this.asked += 1;
    try {
      this.started ??= this.start();
      return readAnswer(await (await this.started).ask({ question, about, limit: LIMIT }), schema, about);
    } finally {
      this.asked -= 1;
      if (this.asked === 0 && this.patience < Infinity)
        this.idle = setTimeout(() => void this.stop(), this.patience).unref();
    }
  }
}

/** An answer that is JSON, held against what it has to be. */
export function readAnswer<T>(body: Buffer | string, schema: z.ZodType<T>, about: string): T {
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
