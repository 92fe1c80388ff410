import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { ConstantsFile } from './content/read-constants';
import { wordsOfStory } from './content/read-story';
import { splitStory } from './content/split-story';
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
  const { head, story } = splitStory(source);
  const { title, keywords, summary } = (new ConstantsFile(head).read('meta')?.value ?? {}) as Record<string, unknown>;
  if (typeof title !== 'string' || typeof keywords !== 'string' || typeof summary !== 'string')
    throw new Error(`${id}.mdx does not begin with its title, keywords and summary`);
  return { id, title, keywords, body: `${summary} ${wordsOfStory(story)}` };
}
