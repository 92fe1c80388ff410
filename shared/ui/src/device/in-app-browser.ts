/** WeChat's own browser, which refuses downloads. */
export function isWeChat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** A browser inside another app; most of them refuse downloads or lose them. */
export function isInAppBrowser(userAgent: string): boolean {
  return isWeChat(userAgent) || /\bQQ\/|DingTalk|Weibo|AlipayClient|Lark\/|BytedanceWebview|aweme/i.test(userAgent);
}
