import { z } from 'zod';

/** The key by which WeChat lets pages have a share card of their own. */
export const wechatVariables = {
  WECHAT_APP_ID: z.string().min(1).optional(),
  WECHAT_APP_SECRET: z.string().min(1).optional(),
  WECHAT_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.weixin.qq.com'),
};

export interface WechatConfig {
  appId: string;
  secret: string;
  /** Base address of WeChat's calls. */
  api: string;
  /** The origin whose pages are signed. */
  origin: string;
}

type WechatVariables = Partial<Record<'WECHAT_APP_ID' | 'WECHAT_APP_SECRET' | 'ORIGIN', string | undefined>> & {
  WECHAT_API_URL: string;
};

/** Returns null where there is no key, or one sentence about what is missing beside what is there. */
export function wechatConfig(env: WechatVariables): WechatConfig | { problem: string } | null {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_API_URL: api, ORIGIN } = env;
  if (appId === undefined && secret === undefined) return null;
  if (appId === undefined || secret === undefined || ORIGIN === undefined)
    return { problem: 'WECHAT_APP_ID and WECHAT_APP_SECRET need each other, and ORIGIN, whose pages are signed' };
  return { appId, secret, api, origin: new URL(ORIGIN).origin };
}
