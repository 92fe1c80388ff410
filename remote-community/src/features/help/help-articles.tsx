import type { ReactNode } from 'react';
import { articles, asked, categories } from '../../content/help/articles';
import { type ArticleScene, scenes } from '../../content/help/scenes';
import { Link } from '@shared/ui';

/** An article as the page shows it. */
export interface HelpArticle {
  /** Its place in the page, and what votes are counted by. */
  id: string;
  title: string;
  /** The id of its section. */
  section: string;
  summary: string;
  scene: ArticleScene | undefined;
  body: ReactNode;
}

interface Help {
  sections: readonly { id: string; name: string }[];
  /** In the order in which they stand within their section. */
  articles: readonly HelpArticle[];
  /** Where many begin, beside the search. */
  asked: readonly HelpArticle[];
}

/** All that the help centre shows. Where it comes from, nothing else of the page knows. */
export function helpArticles(): Help {
  const shown = articles.map(({ id, title, category, summary, Content }): HelpArticle => {
    return { id, title, section: category, summary, scene: scenes[id], body: <Content components={{ a: Link }} /> };
  });
  return {
    sections: categories,
    articles: shown,
    asked: asked.flatMap((id) => shown.find((one) => one.id === id) ?? []),
  };
}
