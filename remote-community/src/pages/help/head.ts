import type { PageHead } from '@shared/contract';
import { articleHref, type Help } from '../../features/help/use-help';

export const head = {
  title: '帮助中心',
  description: '安装、录制、定时运行、排错、网页与表格的做法，按主题整理，可以直接搜；找不到就到社区问。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '帮助中心', href: '/qa/' },
  ],
} as const satisfies PageHead;

/** With every article as a question and its summary as the answer, which is what the page shows of it. */
export function helpHead(help: Help | undefined): PageHead {
  if (!help) return head;
  const mainEntity = help.articles.map(({ id, title, summary }) => ({
    ...{ '@type': 'Question', name: title, url: articleHref(id) },
    acceptedAnswer: { '@type': 'Answer', text: summary },
  }));
  return { ...head, jsonLd: [{ '@type': 'FAQPage', inLanguage: 'zh-CN', mainEntity }] };
}
