import type { ContentSchema, SiteContent } from '@shared/contract/content';
import {
  type DeskContent,
  type DeskPublication,
  deskContentDetail,
  deskContentDraft,
  deskContentPublish,
  siteContent,
} from '@shared/contract/endpoints';
import type { TestSite } from '../../domain.suite';
import { tellContent } from '../declarations';

/** The package that tests declare content of. */
export const PACKAGE = 'made-up';

const icon: ContentSchema = { type: 'string', readOnly: true };

export const SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20 },
    lead: { type: 'string', format: 'text', maxLength: 10_000 },
    icon,
    points: {
      type: 'array',
      maxItems: 4,
      items: { type: 'object', properties: { words: { type: 'string', maxLength: 10 }, icon }, required: ['words'] },
    },
  },
  required: ['title', 'icon'],
} as const satisfies ContentSchema;

/** The schema of a later release: no lead, and shorter titles. */
export const NARROWER: ContentSchema = {
  ...SCHEMA,
  properties: {
    title: { type: 'string', maxLength: 3 },
    icon: SCHEMA.properties.icon,
    points: SCHEMA.properties.points,
  },
};

export const SHIPPED = { title: '随版本', icon: 'star', points: [{ words: '一', icon: 'one' }] };

/** Words as an editor types them: what belongs to the code stays. */
export const titled = (title: string) => ({ ...SHIPPED, title });

/** Declares entries in the place of all that were. */
export async function declare(
  site: TestSite,
  keys: readonly string[],
  { schema = SCHEMA, value = SHIPPED }: { schema?: ContentSchema; value?: unknown } = {},
): Promise<void> {
  await tellContent(site.database, [declared(keys, { schema, value })]);
}

export function declared(
  keys: readonly string[],
  { schema = SCHEMA, value = SHIPPED }: { schema?: ContentSchema; value?: unknown } = {},
): SiteContent[number] {
  const entryOf = (key: string) => ({ title: `题 ${key}`, pages: ['home', 'lost'], schema, value });
  const entries = Object.fromEntries(keys.map((key) => [key, entryOf(key)]));
  return { package: PACKAGE, entries, addresses: { home: ['/', '/home/:id'] } };
}

/** The calls of one colleague. */
export class Editor {
  private constructor(
    private readonly site: TestSite,
    readonly id: number,
    readonly token: string,
  ) {}

  static async of(site: TestSite): Promise<Editor> {
    const { id, token } = await site.newVisitor({ roles: ['marketer'] });
    return new Editor(site, id, token);
  }

  read(key: string): Promise<DeskContent> {
    return this.site.call(deskContentDetail, { token: this.token, query: { package: PACKAGE, key } });
  }

  async save(key: string, value: unknown): Promise<DeskContent> {
    return this.site.call(deskContentDraft, { token: this.token, body: await this.form(key, { value }) });
  }

  async publish(keys: readonly string[], more: object = {}): Promise<DeskPublication> {
    return this.site.call(deskContentPublish, { token: this.token, body: await this.choice(keys, more) });
  }

  /** Keeps a draft and publishes it at once. */
  async say(key: string, title: string): Promise<DeskPublication> {
    await this.save(key, titled(title));
    return this.publish([key]);
  }

  /** The body of a call about an entry as it is now. */
  async form(key: string, more: object = {}) {
    const { version } = await this.read(key);
    return { package: PACKAGE, key, version, ...more };
  }

  async choice(keys: readonly string[], more: object = {}) {
    const entries = [];
    for (const key of keys) entries.push(await this.form(key));
    return { entries, ...more };
  }
}

/** What pages are composed of, as a guest reads it. */
export async function shownOf(site: TestSite, key: string): Promise<readonly unknown[]> {
  const { entries } = await site.call(siteContent, { query: { package: PACKAGE, keys: key } });
  return entries[key] ?? [];
}

export const titlesOf = async (site: TestSite, key: string) =>
  (await shownOf(site, key)).map((value) => (value as { title: string }).title);
