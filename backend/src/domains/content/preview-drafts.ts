import type { ContentDraft } from '@shared/contract/release/data-schemas';
import type { Queryable } from '../../database/database';
import type { LinkSigner } from '../../links/link-signer';
import { Previews } from '../../links/previews';
import type { Named } from './declarations';

/** Tokens of previews: `<package>.<key>.<word>`, none of which has a dot but the word. */
export class ContentPreviews {
  readonly #previews: Previews;

  constructor(signer: LinkSigner) {
    this.#previews = new Previews(signer, 'page content');
  }

  open({ package: name, key }: Named): { path: string; endsAt: string } {
    const { word, endsAt } = this.#previews.open(`${name}/${key}`);
    return { path: `preview/${name}.${key}.${word}`, endsAt };
  }

  /** The drafts of the package that a token is for. @throws Refusal for one that is for nothing, or no longer */
  async drafts(database: Queryable, token: string): Promise<ContentDraft> {
    const [name = '', key = '', ...word] = token.split('.');
    this.#previews.isOpen(word.join('.'), `${name}/${key}`);
    const rows = await database.query<{ key: string; value: unknown }>(
      'select key, value from content_drafts where package = $1',
      [name],
    );
    return { package: name, key, values: Object.fromEntries(rows.map((row) => [row.key, row.value])) };
  }
}
