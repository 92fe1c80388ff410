import { type SiteConfig, siteConfigSchema } from '@shared/contract/config';
import type { DataOf, siteContent } from '@shared/contract/endpoints';
import type { Around, Release } from '@shared/contract/release';
import type { ContentExperiment } from '@shared/contract/release/data-schemas';
import { isSitePath } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';
import { z } from 'zod';
import type { ReleaseReader } from '../compose/release-reader';
import type { Answers } from './public-data';
import { ReleaseContent } from '../compose/release-content';

type Values = Readonly<Record<string, unknown>>;

/** What the host shows on every page, and the redirects: the entries whose change concerns all of them. */
const FRAME = ['navigation', 'footer', 'navigation-en', 'footer-en'];
const ENTRIES = ['site', ...FRAME, 'redirects'];

const text = z.string().default('');
/** The entry `site`, whatever the schema of its release takes: an empty text means what is configured. */
const siteSchema = z.object({
  brand: z.record(z.string(), z.string()).default({}),
  links: z.record(z.string(), z.string()).default({}),
  promoBanner: z.object({ text, action: text, href: text, from: text, until: text }).prefault({}),
});
const redirectsSchema = z.object({
  redirects: z
    .array(
      z.object({
        from: z.string().refine(isSitePath, 'is no address of this site'),
        to: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\<>"]*$/, 'is no address'),
      }),
    )
    .max(200),
});

/** ms after which what failed is tried again. */
const RETRY = 30_000;

/** What was published of what stands on every page, over what the host's release ships and the operator configured. */
export class HostContent {
  private published: Values = {};
  private isOld = true;
  private seen: string | undefined;
  private retryAt = 0;
  private isTold = false;
  /** The next instant at which something begins or ends, in ms since 1970; Infinity where there is none. */
  nextChange = Infinity;
  /** What is around all pages; null where nothing of it was published: pages are as the release has them. */
  around: Around | null = null;
  /** What is around all pages for who is in an experiment; null where it is what is around them for everybody. */
  tried: { around: Around | null } | null = null;
  /** Whether something may have been around pages before the last change. */
  wasAround = false;

  private constructor(
    readonly release: ReleaseContent,
    private readonly config: SiteConfig,
  ) {}

  static async read(reader: ReleaseReader, host: Release, config: SiteConfig): Promise<HostContent> {
    return new HostContent(await ReleaseContent.read(reader, host), config);
  }

  /** Something was published, or (not told) another release is live. */
  forget(isTold: boolean): void {
    this.isTold ||= isTold;
    this.isOld = true;
    this.retryAt = 0;
    this.seen = undefined;
  }

  /**
   * Brings it to what is published at this time, whichever way the clock went. Does `change` where that is another than before; where it
   * fails, it is done again after a while.
   *
   * @returns whether it is there now
   */
  async follow(
    data: Answers,
    experiment: ContentExperiment | null,
    change: () => Promise<void> | void,
  ): Promise<boolean> {
    const now = Date.now();
    if (now < this.retryAt) return false;
    const address = this.release.addressOf(ENTRIES);
    if (this.isOld && address !== null) {
      const answer = await data.ask(address);
      this.published = this.release.fitting((answer.data as DataOf<typeof siteContent>).entries);
    }
    this.isOld = false;
    this.retryAt = now + RETRY;
    const own = experiment?.values[this.release.name];
    const around = this.aroundWith(this.published, now);
    let changed = own ? this.release.withValues(this.published, own) : this.published;
    let other = around;
    let problem: ReleaseError | null = null;
    try {
      other = this.aroundWith(changed, now);
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      problem = error;
      changed = this.published;
    }
    const banners = [this.published, changed].map((values) => siteOf(values).promoBanner);
    const times = banners.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]);
    this.nextChange = Math.min(...times.filter((at) => at > now), Infinity);
    const tried = JSON.stringify(other) === JSON.stringify(around) ? null : { around: other };
    const seen = JSON.stringify([around, this.published['redirects'], tried]);
    if (seen !== this.seen) {
      // What is kept of a composer before may show what is undone meanwhile.
      this.wasAround = this.around !== null || this.tried !== null || this.isTold;
      this.around = around;
      this.tried = tried;
      await change();
      this.seen = seen;
      this.isTold = false;
    }
    // What stands is followed whatever is tried.
    if (problem) throw problem;
    this.retryAt = 0;
    return true;
  }

  get redirects(): z.output<typeof redirectsSchema>['redirects'] {
    return checked(redirectsSchema, this.published['redirects'] ?? { redirects: [] }).redirects;
  }

  /** The same with drafts in the place of what is published; texts of the entry that is edited are marked. */
  draft(values: Values, key: string): Around {
    const all = this.release.withValues(this.published, values);
    const { brand, links, promoBanner } = siteOf(all);
    const { brand: ownBrand, links: ownLinks, promoBanner: banner } = this.config;
    // A mark stands behind a text: where nothing is written, behind the one that is configured.
    const site = {
      brand: { ...brand, ...filled(ownBrand), ...filled(brand) },
      links: { ...links, ...filled(ownLinks), ...filled(links) },
      promoBanner: { ...promoBanner, ...(banner && promoBanner.text === '' && banner) },
    };
    const marked = this.release.marked({ ...all, ...(this.release.entries['site'] && { site }) }, key);
    return { config: configWith(this.config, siteOf(marked), null), content: shownOf(marked) };
  }

  private aroundWith(published: Values, now: number): Around | null {
    if (['site', ...FRAME].every((key) => published[key] === undefined)) return null;
    const config = checked(siteConfigSchema, configWith(this.config, siteOf(published), now));
    return { config, content: shownOf(published) };
  }
}

function shownOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => FRAME.includes(key)));
}

function siteOf({ site }: Values): z.output<typeof siteSchema> {
  return checked(siteSchema, site ?? {});
}

/** @param now null: whatever the time is, as a preview shows it */
function configWith(config: SiteConfig, site: z.output<typeof siteSchema>, now: number | null): SiteConfig {
  const { from, until, ...banner } = site.promoBanner;
  const begins = now === null || from === '' || Date.parse(from) <= now;
  const lasts = now === null || until === '' || Date.parse(until) > now;
  const isShown = begins && lasts && Object.values(banner).every(isFilled);
  return {
    ...config,
    brand: { ...config.brand, ...filled(site.brand) },
    links: { ...config.links, ...filled(site.links) },
    promoBanner: isShown ? banner : config.promoBanner,
  };
}

function filled(texts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined && isFilled(entry[1])),
  );
}

/** Whether there is more than the mark of a preview. */
function isFilled(words: string): boolean {
  return /[^\u2060-\u2064]/u.test(words);
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as T;
  throw new ReleaseError(`what was published of the host does not hold: ${issue.path.join('.')} ${issue.message}`);
}
