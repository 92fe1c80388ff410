import type { SiteConfig } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';
import styles from './tell-others.module.css';

type Analytics = NonNullable<SiteConfig['analytics']>;

/** Key of the visitor's word in local storage: `yes` or `no`. */
const KEY = 'site:analytics';

/** A view, without what an address may say of a visitor: of its query goes along what advertisers put there. */
function addressNow(): string {
  const query = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
  const text = new URLSearchParams(query).toString();
  return location.origin + location.pathname + (text && `?${text}`);
}

/** Whoever counts elsewhere misses a view that does not come; the visitor is not told. Nobody reads the answer. */
function post(to: string, body: BodyInit, type?: string): void {
  const request = {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  } as const;
  const kind = type === undefined ? { mode: 'no-cors' as const } : { headers: { 'content-type': type } };
  fetch(to, { ...request, ...kind }).catch(() => undefined);
}

/** Tells each kind of a view as it documents it; their scripts are not needed, and none of them runs here. */
const senders: Readonly<Record<keyof Analytics, (url: string, site: string, referrer: string) => void>> = {
  umami: (to, website, referrer) => {
    const [url, { hostname }, { language }, { title }] = [addressNow(), location, navigator, document];
    const payload = { website, hostname, url, referrer, title, language, screen: `${screen.width}x${screen.height}` };
    post(`${to}/api/send`, JSON.stringify({ type: 'event', payload }), 'application/json');
  },
  plausible: (to, domain, referrer) =>
    post(`${to}/api/event`, JSON.stringify({ name: 'pageview', url: addressNow(), domain, referrer })),
  matomo: (to, idsite, urlref) => {
    const view = { idsite, rec: '1', send_image: '0', url: addressNow(), urlref, action_name: document.title };
    post(`${to}/matomo.php`, new URLSearchParams(view));
  },
};

/** Asks once whether views may be told elsewhere; resolves with what tells of one more, and tells of this one. */
export function tellOthers(analytics: Analytics): () => void {
  let referrer = document.referrer.split('/').slice(0, 3).join('/');
  let word = guarded(() => localStorage.getItem(KEY)) ?? null;
  const tell = () => {
    if (word !== 'yes') return;
    for (const [kind, { url, site }] of Object.entries(analytics))
      senders[kind as keyof Analytics](url, site, referrer);
    referrer = location.origin;
  };
  const decide = (given: 'yes' | 'no') => {
    word = given;
    guarded(() => localStorage.setItem(KEY, given));
    tell();
  };
  const hosts = Object.values(analytics).map(({ url }) => new URL(url).host);
  if (word === null) ask([...new Set(hosts)].join('、'), decide);
  tell();
  return tell;
}

/** One quiet line at the end of the window, until it is answered. */
function ask(hosts: string, decide: (word: 'yes' | 'no') => void): void {
  const line = document.createElement('aside');
  line.className = styles.line ?? '';
  line.ariaLabel = '外部统计';
  const words = document.createElement('p');
  words.textContent = `可以把你看过的页面告诉 ${hosts} 吗？只用来统计，不同意也照常看。`;
  const button = (word: 'yes' | 'no', text: string) => {
    const element = document.createElement('button');
    element.textContent = text;
    element.addEventListener('click', () => {
      line.remove();
      decide(word);
    });
    return element;
  };
  line.append(words, button('yes', '同意'), button('no', '不用'));
  document.body.append(line);
}
