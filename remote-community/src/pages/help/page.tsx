import { useEffect } from 'react';
import type { PageProps } from '@shared/contract';
import { helpArticleList, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { PageHero } from '../../features/frame/page-hero';
import { ArticleView } from '../../features/help/article-view';
import { Topics } from '../../features/help/topics';
import { articleHref, useHelp } from '../../features/help/use-help';
import { helpHead } from './head';
import head from './head.json';
import { HelpSearch } from './help-search';

const Picture = staticRegion('picture', () => import(/* webpackChunkName: "help.static" */ './picture'));
const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "help.static" */ '../../features/help/closing'),
);

/** The window in which an article begins, by the article's name. */
const pictures = Object.fromEntries(
  (['install-client', 'browser-component', 'first-flow'] as const).map((id) => [
    id,
    staticRegion(id, async () => ({
      default: (await import(/* webpackChunkName: "help.static" */ './picture')).firstSteps[id],
    })),
  ]),
);

export const page = definePage({
  head: (_params, data) => helpHead(data?.help),
  regions: [Picture, Closing, ...Object.values(pictures)],
  data: () => ({ help: request(helpArticleList) }),
  Component: HelpCentre,
});

function HelpCentre({ query, hash, host }: PageProps) {
  const help = useHelp();
  const articles = help.data?.articles ?? [];
  const preview = previewed(query);
  // Every article stood in this page once, at a fragment of its name.
  const named = preview ? undefined : articles.find(({ id }) => `#${id}` === hash)?.id;
  useEffect(() => {
    if (named !== undefined) host.navigate(articleHref(named), { replace: true });
  }, [named, host]);
  return (
    <>
      {preview ? (
        <ArticleView id={preview.id} preview={preview.word} />
      ) : (
        <>
          <PageHero
            crumbs={head.breadcrumb}
            phrases={['停在哪里，', '搜哪里。']}
            dim={1}
            lead={'每一篇只讲一件事，照着做就行。文\u2060中\u2060的界面和步骤是示例版本的样子。'}
            picture={<Picture />}
          >
            <HelpSearch />
          </PageHero>
          <Topics help={help} pictures={pictures} />
        </>
      )}
      <Closing />
    </>
  );
}

interface Previewed {
  /** The article's name. */
  id: string;
  /** Word that opens it, whatever its state. */
  word: string;
}

/** Article that the desk previews before it is published; null for everybody else. */
function previewed(query: string): Previewed | null {
  const parameters = new URLSearchParams(query);
  const [id, word] = [parameters.get('article'), parameters.get('preview')];
  return id && word ? { id, word } : null;
}
