import { call } from '@shared/client';
import { sitePath } from '@shared/contract/config';
import { type Notice, noticeList, noticesRead } from '@shared/contract/endpoints';
import styles from './bell.module.css';

/** The number of notices told at once; the page of all of them is a link away. */
const MOST = 5;

/** Tells the last notices, and marks them as read: who opened the bell has seen them. `show` is told how many are new after that. */
export function showTold(place: HTMLElement, show: (unread: number) => void): void {
  // Earlier notices stay in sight until the new ones are there.
  if (place.childElementCount === 0) place.replaceChildren(line('正在取通知…'));
  call(noticeList, { size: MOST }, { swallow: true, quiet: true }).then(
    ({ items }) => {
      place.replaceChildren(items.length === 0 ? line('还没有通知。') : list(items));
      const [latest] = items;
      if (!latest || items.every(({ read }) => read)) return;
      call(noticesRead, { upTo: latest.id }, { swallow: true, quiet: true }).then(
        ({ unread }) => show(unread),
        // Notices are new once more at the next look.
        () => undefined,
      );
    },
    () => place.replaceChildren(line('通知没有取到，请再打开一次。')),
  );
}

function line(text: string): HTMLElement {
  const element = made('p', styles.note, text);
  element.setAttribute('role', 'status');
  return element;
}

function list(notices: readonly Notice[]): HTMLElement {
  const element = made('ul', styles.list);
  element.setAttribute('aria-label', '最近的通知');
  element.append(
    ...notices.map(({ text, link, madeAt, read }) => {
      const row = document.createElement('li');
      const way = made('a', styles.notice);
      way.href = sitePath(window.__SITE_CONFIG__, link);
      if (!read) way.append(made('b', styles.fresh, '新'));
      way.append(text, made('small', styles.when, dayOf(madeAt)));
      row.append(way);
      return row;
    }),
  );
  return element;
}

function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('zh-CN', { month: 'long', day: 'numeric' });
}

function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
