import type { PageProps } from '@shared/contract';
import { rank } from './rank';
import { sendVote } from './send-vote';

/** Results shown at once. */
const MOST = 8;

interface Entry {
  element: HTMLDetailsElement;
  id: string;
  title: string;
  summary: string;
}

/** Search, deep links and votes over the composed articles. The index was made when the page was built, and comes when somebody searches. */
export function enhanceHelp(element: HTMLElement, page: PageProps): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const entries = [...element.querySelectorAll<HTMLDetailsElement>('details[data-article]')].map(readEntry);
  const input = element.querySelector<HTMLInputElement>('input[type="search"]');
  const results = element.querySelector<HTMLElement>('[data-results]');
  const status = element.querySelector<HTMLElement>('[data-status]');
  const say = (words: string) => {
    if (status) status.textContent = words;
  };
  const search = async () => {
    const { default: index } = await import(
      /* webpackChunkName: "help.index" */ '../../content/help/search-index.json'
    );
    // What stands there by now: who types is faster than the first load.
    const query = input?.value ?? '';
    const found = rank(index, query).flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    results?.replaceChildren(...found.slice(0, MOST).map(resultRow));
    say(statusWords(query, found.length));
  };
  const openNamed = () => {
    const named = entries.find(({ id }) => `#${id}` === decodeURIComponent(location.hash));
    if (named) named.element.open = true;
    named?.element.scrollIntoView({ block: 'start' });
  };

  const begin = () => {
    // Seen only while the index is on its way.
    say(navigator.onLine ? '正在找…' : '网络断了，连上后接着找；全部文章就在下面。');
    search().catch(() => {
      results?.replaceChildren();
      say('搜索没有载入，按“搜”再试一次；全部文章就在下面。');
    });
  };
  input?.addEventListener('input', begin, { signal });
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      begin();
    },
    { signal },
  );
  element.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const vote = target.closest<HTMLButtonElement>('button[data-helpful]');
      if (vote) void sendVote(vote, page.host);
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      const opened = entries.find(({ id }) => link?.hash === `#${id}`);
      if (opened) opened.element.open = true;
    },
    { signal },
  );
  addEventListener('hashchange', openNamed, { signal });

  const asked = new URLSearchParams(location.search).get('q');
  if (input && asked) {
    input.value = asked;
    begin();
  }
  openNamed();
  return () => {
    controller.abort();
  };
}

function readEntry(element: HTMLDetailsElement): Entry {
  return {
    element,
    id: element.id,
    title: element.querySelector('h3')?.textContent ?? '',
    summary: element.querySelector('summary span')?.textContent ?? '',
  };
}

function resultRow({ id, title, summary }: Entry): HTMLElement {
  const row = document.createElement('li');
  const link = document.createElement('a');
  const words = document.createElement('span');
  link.href = `#${id}`;
  link.textContent = title;
  words.textContent = summary;
  row.append(link, words);
  return row;
}

function statusWords(query: string, count: number): string {
  if (!query.trim()) return '';
  if (count === 0) return `没有找到“${query.trim()}”。换一个词，或者到社区问一问。`;
  return count > MOST ? `找到 ${String(count)} 篇，先列最对得上的 ${String(MOST)} 篇` : `找到 ${String(count)} 篇`;
}
