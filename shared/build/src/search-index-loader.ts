import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { type Searchable, searchIndex } from './search-index';

/** Makes `search-index.json` the index of the MDX articles that stand beside it. */
export default function searchIndexLoader(this: LoaderContext<unknown>): string {
  this.addContextDependency(this.context);
  const files = readdirSync(this.context).filter((file) => file.endsWith('.mdx'));
  const articles = files.sort().map((file) => {
    const address = path.join(this.context, file);
    this.addDependency(address);
    return article(path.basename(file, '.mdx'), readFileSync(address, 'utf8'));
  });
  return JSON.stringify(searchIndex(articles));
}

/** An article's meta stands first, as an exported object of plain texts. */
function article(id: string, source: string): Searchable {
  const [, meta = '', text = ''] = /^export const meta = \{([^}]*)\};\s*([^]*)$/.exec(source) ?? [];
  const field = (name: string) => new RegExp(`\\b${name}: '([^']*)'`).exec(meta)?.[1];
  const [title, keywords, summary] = ['title', 'keywords', 'summary'].map(field);
  if (!title || !keywords || !summary) throw new Error(`${id}.mdx does not begin with its title, keywords and summary`);
  return { id, title, keywords, body: `${summary} ${text.replace(/\]\([^)]*\)/g, ' ')}` };
}
