import { call } from '@shared/client';
import { sitePath } from '@shared/contract/config';
import { questionDetail } from '@shared/contract/endpoints';

const PLACE = /\/community\/question\/([1-9]\d{0,8})\/?$/;

/**
 * A question that was removed, or waits for its first look, has no page. Who wrote it reads what became of it at its address all the same,
 * in the place of the words that there is nothing.
 */
export async function showOwnQuestion(): Promise<void> {
  const place = document.querySelector('[data-missing]');
  const id = PLACE.exec(location.pathname)?.[1];
  if (!place || id === undefined) return;
  const question = await call(questionDetail, { questionId: Number(id) }, { quiet: true, swallow: true });
  const { title, hidden } = question;
  // Only its author and moderators are told why.
  if (title === '' || hidden?.reason == null) return;
  const element = (name: 'h1' | 'p' | 'a', text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  const reason = hidden.held ? hidden.reason : `此内容已被移除，别人看不到。原因：${hidden.reason}`;
  const link = element('a', hidden.held ? '看全文' : '看全文，可以申诉一次');
  link.setAttribute('href', sitePath(window.__SITE_CONFIG__, `/community/homePage?question=${id}`));
  place.replaceChildren(element('h1', title), element('p', reason), link);
}
