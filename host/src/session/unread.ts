import { call } from '@shared/client';
import { listenLoginChanged } from '@shared/contract';
import { noticeCount } from '@shared/contract/endpoints';

/** More are of no interest beside a mark of this size. */
const MOST = 99;

/** Shows at the visitor's mark how many notices are new: asked once a page view, after a login, and when the menu is closed. */
export function watchUnread(menu: HTMLDetailsElement): void {
  const mark = menu.querySelector<HTMLElement>('[data-unread]');
  const summary = menu.querySelector('summary');
  if (!mark || !summary) return;
  const show = (unread: number) => {
    mark.hidden = unread === 0;
    mark.textContent = unread > MOST ? `${String(MOST)}+` : String(unread);
    summary.setAttribute('aria-label', unread === 0 ? '我的' : `我的，${String(unread)} 条新通知`);
  };
  const ask = () => {
    // A mark that is not there says nothing wrong.
    call(noticeCount, {}, { swallow: true, quiet: true }).then(
      ({ unread }) => {
        show(unread);
      },
      () => undefined,
    );
  };
  ask();
  menu.addEventListener('toggle', () => {
    if (!menu.open) ask();
  });
  listenLoginChanged(({ signedIn }) => {
    if (signedIn) ask();
    else show(0);
  });
}
