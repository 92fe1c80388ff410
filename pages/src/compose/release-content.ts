import { type ContentFile, adapted, contentMistakes, readContentFile, withMarks } from '@shared/contract/content';
import type { PageParams } from '@shared/contract';
import type { Release } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import type { ReleaseReader } from './release-reader';
import { shownContent } from './shown-content';

export const CONTENT_FILE = 'content.json';

/** What of a release’s pages can be edited, as it says itself. */
export class ReleaseContent {
  private constructor(
    readonly name: string,
    readonly entries: ContentFile,
  ) {}

  static async read(reader: ReleaseReader, remote: Release): Promise<ReleaseContent> {
    if (!Object.hasOwn(remote.nodeFiles, CONTENT_FILE)) return new ReleaseContent(remote.name, {});
    const text = (await reader.nodeFile(remote, CONTENT_FILE)).toString();
    try {
      return new ReleaseContent(remote.name, readContentFile(text));
    } catch (cause) {
      throw new ReleaseError(`${remote.name}@${remote.version}: ${CONTENT_FILE} ${(cause as Error).message}`, {
        cause,
      });
    }
  }

  /** The public call for what was published of some of it; null where there is nothing to ask for. */
  addressOf(keys: readonly string[]): string | null {
    const known = keys.filter((key) => Object.hasOwn(this.entries, key));
    return known.length > 0 ? `/api/ext/v1/content?package=${this.name}&keys=${known.join(',')}` : null;
  }

  /** The newest of each entry that fits what this release declares: after a rollback that is an older one. */
  fitting(published: Readonly<Record<string, readonly unknown[]>>): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      Object.entries(published).flatMap(([key, values]) => {
        const entry = Object.hasOwn(this.entries, key) ? this.entries[key] : undefined;
        const fit =
          entry &&
          values
            .map((value) => adapted(entry.schema, entry.value, value))
            .find((value) => contentMistakes(entry.schema, value).length === 0);
        return fit === undefined ? [] : [[key, fit]];
      }),
    );
  }

  /** What is published with other values in its place, where they fit; null: what the release ships. */
  withValues(
    published: Readonly<Record<string, unknown>>,
    values: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> {
    const kept = Object.entries(published).filter(([key]) => values[key] !== null);
    const given = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [value]]));
    return { ...Object.fromEntries(kept), ...this.fitting(given) };
  }

  /** What a page with these parameters is given of it. */
  shown(content: Readonly<Record<string, unknown>>, params: PageParams): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      Object.entries(content).map(([key, value]) => {
        const entry = Object.hasOwn(this.entries, key) ? this.entries[key] : undefined;
        return [key, entry ? shownContent(entry.schema, value, params) : value];
      }),
    );
  }

  /** What a page with these parameters is given where all that it shows was published as the release ships it. */
  asShipped(keys: readonly string[], params: PageParams): Readonly<Record<string, unknown>> {
    const entries = Object.entries(this.entries).filter(([key]) => keys.includes(key));
    return this.shown(Object.fromEntries(entries.map(([key, { value }]) => [key, value])), params);
  }

  /** The texts of one entry with marks, as it is shown or as the release ships it. */
  marked(content: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
    const entry = Object.hasOwn(this.entries, key) ? this.entries[key] : undefined;
    return entry ? { ...content, [key]: withMarks(entry.schema, content[key] ?? entry.value) } : content;
  }
}
