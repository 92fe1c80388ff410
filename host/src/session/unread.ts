import { call } from '@shared/client';
import { listenLoginChanged } from '@shared/contract';
import { noticeCount } from '@shared/contract/endpoints';
import { loadPart } from '../load-part';

/** The most notices that are counted: more are of no interest beside a mark of this size. */
const MOST = 99;

/**
 * Shows at the header's bell how many notices are new: asked once a page view, and after a login. What is behind the bell comes
 * when it is opened.
 */
export function watchUnread(bell: HTMLDetailsElement): void {
  const mark = bell.querySelector<HTMLElement>('[data-unread]');
  const summary = bell.querySelector('summary');
  const place = bell.querySelector<HTMLElement>('[data-told]');
  if (!mark || !summary || !place) return;
  const show = (unread: number) => {
    mark.hidden = unread === 0;
    mark.textContent = unread > MOST ? `${String(MOST)}+` : String(unread);
    summary.setAttribute('aria-label', unread === 0 ? '通知' : `通知，${String(unread)} 条新的`);
  };
  const ask = () => {
    // A mark that is not there says nothing wrong.
    call(noticeCount, {}, { swallow: true, quiet: true }).then(
      ({ unread }) => show(unread),
      () => undefined,
    );
  };
  const fill = () => {
    if (!bell.open) return;
    loadPart(() => import(/* webpackChunkName: "bell" */ './bell')).then(
      ({ showTold }) => showTold(place, show),
      () => {
        place.textContent = '通知没有载入，请再打开一次。';
      },
    );
  };
  ask();
  bell.addEventListener('toggle', fill);
  // Opened before this code was there.
  fill();
  listenLoginChanged(({ signedIn }) => {
    bell.open = false;
    place.replaceChildren();
    if (signedIn) ask();
    else show(0);
  });
}
