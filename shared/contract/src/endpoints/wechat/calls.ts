import { z } from 'zod';
import { text, guest } from '../basics';

/** Lets WeChat's own browser give a page a card of its own. `not-found` where the operator has no key of WeChat's. */
export const wechatSignature = guest.get('/api/ext/v1/wechat/signature', '微信分享的签名', {
  /** The address that the browser was opened with, of this site. */
  query: z.object({ url: text(2000) }),
  data: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
});
