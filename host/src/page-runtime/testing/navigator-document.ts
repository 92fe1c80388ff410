import type { Location } from 'react-router-dom';
import { type RouteMatch, matchRoute } from '../../match-route';
import type { RemoteError } from '../errors';
import { Navigator } from '../navigation/navigator';
import { internalLink } from '../navigation/internal-link';
import type { Go } from '../navigation/lazy-navigation';
import type { PreparedPages } from '../navigation/prepared-pages';
import type { Outcome, PageRuntime } from '../page-runtime';
import { routes } from './fixtures';
import { UnsavedWork } from '../unsaved-work';

/** A navigation that the runtime was asked for; the test says what it comes to. */
export interface Way {
  path: string;
  /** A placeholder takes the place of the page. */
  wait: () => void;
  end: (outcome: Outcome) => void;
}

function locationOf(address: string): Location {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, state: null, key: '' };
}

export const addressHere = () => location.pathname + location.search + location.hash;

/** A document that shows `/contactus/`, with links; the router is as much of one as the navigator needs. */
export function setUpNavigator({
  known = true,
  takeReady = () => undefined,
}: { known?: boolean; takeReady?: PreparedPages['takeReady'] } = {}) {
  history.replaceState(null, '', '/contactus/');
  document.title = '联系我们';
  document.body.innerHTML = `
    <a href="/buy/">购买</a><a href="/product/?kind=new">产品</a><a href="/contactus/">联系我们</a><a href="/no-such-page/">没有</a>
    <p id="announcer"></p>
    <main data-slot><div><h1>联系我们</h1><textarea aria-label="留言"></textarea></div></main>`;
  const ways: Way[] = [];
  const runtime = {
    navigate: jest.fn<Promise<Outcome>, Parameters<PageRuntime['navigate']>>(
      ({ path }, onWait) =>
        new Promise((resolve) => {
          const wait = () => {
            const match = matchRoute(routes, path);
            if (match) onWait?.(match);
          };
          ways.push({ path, wait, end: resolve });
        }),
    ),
    showAtOnce: jest.fn<undefined, Parameters<PageRuntime['showAtOnce']>>(),
    cancel: jest.fn<undefined, []>(),
    stay: jest.fn<undefined, Parameters<PageRuntime['stay']>>(),
    leave: jest.fn<undefined, [RemoteError]>(),
  };
  const onShown = jest.fn<undefined, [RouteMatch]>();
  const views: string[] = [];
  const onQuery = jest.fn<undefined, []>();
  const links = { basePath: '/', match: (path: string) => (known ? matchRoute(routes, path) : undefined) };
  const navigator = new Navigator({
    runtime,
    unsaved: new UnsavedWork(),
    pin: () => Promise.resolve(true),
    links,
    isPinned: () => known,
    prepared: { take: () => undefined, takeReady },
    address: addressHere(),
    first: matchRoute(routes, '/contactus/'),
    onShown,
    onView: (path) => views.push(path),
    onQuery,
  });
  /** `from`: where the router is, if not where the history is. */
  const go = (href: string, options?: Parameters<Go>[1], from = addressHere()) => {
    const before = locationOf(from);
    history[options?.replace ? 'replaceState' : 'pushState'](null, '', href);
    navigator.onMove(locationOf(addressHere()), before);
  };
  navigator.ready((href, options) => {
    go(href, options);
  });
  document.body.onclick = (event) => {
    const address = internalLink(event, links);
    if (address === null) return;
    event.preventDefault();
    navigator.follow(address);
  };
  return { ways, runtime, views, onShown, onQuery, navigator, go };
}
