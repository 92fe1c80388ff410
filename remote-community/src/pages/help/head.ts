import type { PageHead } from '@shared/contract';
import { articleHref, type Help } from '../../features/help/use-help';
import head from './head.json';

/** Makes the head, with every article as a question and its summary as the answer, which is what the page shows of it. */
export function helpHead(help: Help | undefined): PageHead {
  if (!help) return head;
  const mainEntity = help.articles.map(({ id, title, summary }) => ({
    '@type': 'Question',
    name: title,
    url: articleHref(id),
    acceptedAnswer: { '@type': 'Answer', text: summary },
  }));
  return { ...head, jsonLd: [{ '@type': 'FAQPage', inLanguage: 'zh-CN', mainEntity }] };
}
