import { isInAppBrowser, isWeChat } from './in-app-browser';

const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50';

describe('an in-app browser', () => {
  it('is told by its user agent', () => {
    expect(isWeChat(wechat)).toBe(true);
    expect(isInAppBrowser(wechat)).toBe(true);
    expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 14) DingTalk/7.6.0')).toBe(true);
  });

  it('is not any other browser', () => {
    expect(isInAppBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0')).toBe(false);
    expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 14) MQQBrowser/14.9 Mobile')).toBe(false);
  });
});
