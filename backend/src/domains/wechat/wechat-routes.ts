import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { BackendConfig } from '../../config/backend-config';
import { Refusal, refuseField } from '../../http/refusal';
import { route } from '../../http/route';
import { WechatTicket } from './ticket';

export function wechatRoutes(app: FastifyInstance, { wechat }: Pick<BackendConfig, 'wechat'>): void {
  const ticket = wechat && new WechatTicket(wechat);
  route(app, calls.wechatSignature, async ({ query }) => {
    if (!wechat || !ticket) throw new Refusal('not-found');
    const [url = ''] = query.url.split('#');
    if (!url.startsWith(`${wechat.origin}/`)) refuseField('url', '只给本站的地址签名');
    const [nonceStr, timestamp] = [randomBytes(8).toString('hex'), Math.floor(Date.now() / 1000)];
    const text = `jsapi_ticket=${await ticket.read()}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
    return { appId: wechat.appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
  });
}
