import wx from 'weixin-js-sdk';
import { call } from '@shared/client';
import { wechatSignature } from '@shared/contract/endpoints';

const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';

/** Gives pages a card of their own where WeChat's browser shares them; resolves with what does so for the page now in sight. */
export async function shareCards(): Promise<() => void> {
  const { origin, pathname: first } = location;
  const [url = ''] = location.href.split('#');
  const signed = await call(wechatSignature, { url }, { swallow: true });
  wx.config({ ...signed, debug: false, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
  await new Promise<void>((resolve) => {
    wx.ready(resolve);
  });
  const show = () => {
    // The head in the document is that of the first page; a later one has its title.
    const isFirst = location.pathname === first;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '';
    const card = {
      title: document.title,
      desc: meta(isFirst ? 'description' : 'og:site_name'),
      // Without its query, which may say something of this visitor.
      link: origin + location.pathname,
      imgUrl: isFirst ? meta('og:image') : icon,
      success: () => undefined,
    };
    wx.updateAppMessageShareData(card);
    wx.updateTimelineShareData(card);
  };
  show();
  return show;
}
