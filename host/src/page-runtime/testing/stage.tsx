import { screen, waitFor, within } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageModule } from '@shared/contract';
import { type RouteMatch, matchRoute } from '../../match-route';
import { noHost } from '@shared/contract/release/no-host';
import { UnsavedWork } from '../unsaved-work';
import { PageRuntime } from '../page-runtime';
import { RecoveryNotice } from '../recovery-notice';
import type { RecoveryReport } from '../recovery-record';
import { Slot } from '../slot';
import { FakeLadder } from './fake-ladder';
import type { Preload } from '../page/mounted-page';
import { bootstrapOf, pageData, routes, toMounted } from './fixtures';

/** Throws while it renders, from the moment that `broken` is true. */
export const switches = { broken: false };

export const Contact: PageModule['Component'] = ({ query }) => {
  if (switches.broken) throw new Error('broken on purpose');
  return (
    <section aria-label={query}>
      <h1>联系我们</h1>
      <textarea aria-label="留言" />
      <button type="button">提交</button>
    </section>
  );
};

export const Buy: PageModule['Component'] = () => {
  if (switches.broken) throw new Error('broken on purpose');
  return <h1>购买</h1>;
};

/** The error of such a page. */
export const thrown = jest.fn(() => new Error('broken on purpose'));

/** The same page, which throws once `crash` is called. */
export function crashing(Page: PageModule['Component']): PageModule['Component'] {
  return function Crashing(props) {
    const [crashed, setCrashed] = useState(false);
    useEffect(() => {
      addEventListener(
        'crash',
        () => {
          setCrashed(true);
        },
        { once: true },
      );
    }, []);
    if (crashed) throw thrown();
    return <Page {...props} />;
  };
}

export function crash(): void {
  dispatchEvent(new Event('crash'));
}

export function matched(path: string): RouteMatch {
  const match = matchRoute(routes, path);
  if (!match) throw new Error(`There is no page at ${path}`);
  return match;
}

export const state = () => screen.getByRole('main').dataset['state'];
export const notice = () => screen.queryByRole('status');
export const retryButton = () => within(screen.getByRole('status')).getByRole('button', { name: '再试一次' });
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('留言');

export async function untilState(wanted: string): Promise<void> {
  await waitFor(() => {
    expect(state()).toBe(wanted);
  });
}

/** A page runtime in the document of `/contactus/`, as the shell composes it; only the ladder is a fake. */
export function setStage({ start = 'idle' }: { start?: 'idle' | 'eager' } = {}) {
  switches.broken = false;
  thrown.mockClear();
  // A page view of its own, however long the file has been running.
  const opened = Date.now();
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - opened);
  Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
  history.replaceState(null, '', '/contactus/');
  document.body.innerHTML = `<main data-slot="" data-state="static"><div data-page-root="">${renderToString(
    <Contact
      params={{}}
      path=""
      query=""
      hash=""
      config={window.__SITE_CONFIG__}
      host={noHost}
      answers={null}
      composed
    />,
  )}</div></main>`;
  const main = document.querySelector('main') ?? document.body;
  const data = pageData(start);
  const { remote } = data;
  const page = { ...data, remote: remote && { ...remote, name: 'remote-community', page: 'contact' } };
  const bootstrap = bootstrapOf(page);
  const ladder = new FakeLadder();
  const slot = new Slot(main);
  const notice = new RecoveryNotice(main);
  const preload: Preload = ({ params }, { preload }) => preload(params);
  const reports: RecoveryReport[] = [];
  const runtime = new PageRuntime({
    bootstrap,
    slot,
    ladder,
    notice,
    toMounted,
    preload,
    unsaved: new UnsavedWork(),
    report: (report) => reports.push(report),
  });
  return { runtime, ladder, bootstrap, main, reports, first: matched('/contactus/') };
}

/** The same, live. */
export async function setLiveStage() {
  const stage = setStage();
  void stage.runtime.start(stage.first);
  stage.ladder.climb.succeed({ Component: Contact });
  await untilState('live');
  return stage;
}

/** The same, on the way to `/buy/`. */
export async function setNavigatingStage() {
  const stage = await setLiveStage();
  const outcome = goTo(stage.runtime, '/buy/');
  await waitFor(() => {
    expect(stage.ladder.climb.wanted.page).toBe('buy');
  });
  return { ...stage, outcome };
}

export function goTo(runtime: PageRuntime, path: string) {
  return runtime.navigate({ path, find: () => Promise.resolve(matched(path)) });
}
