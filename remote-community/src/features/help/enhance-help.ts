import type { PageProps } from '@shared/contract';
import { previewed } from './previewed';
import { rank } from './rank';
import { sendVote } from './send-vote';

/** Results shown at once. */
const MOST = 8;

interface Entry {
  element: HTMLElement;
  id: string;
  title: string;
  summary: string;
}

/** Search, deep links and votes over the composed articles. The index was made when the page was built, and comes when somebody searches. */
export function enhanceHelp(element: HTMLElement, page: PageProps): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const entries = [...element.querySelectorAll<HTMLElement>('[data-article]:not(button)')].map(readEntry);
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
  const preview = previewed(location.search);
  const centre = element.querySelector<HTMLElement>('[data-centre]');
  let shown: string | undefined;
  // The host moves between fragments by itself, of which `:target` hears nothing.
  const show = (hash: string) => {
    const named = entries.find(({ id }) => `#${id}` === decodeURIComponent(hash));
    for (const entry of entries) entry.element.toggleAttribute('data-shown', entry === named);
    centre?.toggleAttribute('data-reading', named !== undefined);
    centre?.toggleAttribute('data-live', true);
    if (named && named.id !== shown) {
      named.element.scrollIntoView({ block: 'start' });
      if (shown !== undefined) named.element.querySelector('h2')?.focus({ preventScroll: true });
    }
    shown = named?.id ?? '';
  };
  const showAddressed = () => {
    show(location.hash);
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
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
      const vote = target.closest<HTMLButtonElement>('button[data-helpful]');
      if (vote) void sendVote(vote, page.host);
      const link = target.closest<HTMLAnchorElement>('a[href]');
      if (link?.pathname === location.pathname) show(link.hash);
    },
    { signal },
  );
  for (const moved of ['hashchange', 'popstate']) addEventListener(moved, showAddressed, { signal });

  const asked = new URLSearchParams(location.search).get('q');
  if (input && asked) {
    input.value = asked;
    begin();
  }
  showAddressed();
  if (preview) {
    const shown = import(/* webpackChunkName: "help.preview" */ './show-preview').then(({ showPreview }) =>
      showPreview(element, { ...preview, signal }),
    );
    shown.then(
      (article) => {
        if (!entries.some((entry) => entry.element === article)) entries.push(readEntry(article));
        showAddressed();
      },
      (error: unknown) => {
        page.host.showMessage({
          kind: 'error',
          text: error instanceof Error ? error.message : '预览没有载入，请再试一次',
        });
      },
    );
  }
  return () => {
    controller.abort();
  };
}

function readEntry(element: HTMLElement): Entry {
  return {
    element,
    id: element.id,
    title: element.querySelector('h2')?.textContent ?? '',
    summary: element.querySelector('h2 + p')?.textContent ?? '',
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
