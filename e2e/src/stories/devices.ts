import type { BrowserContextOptions } from 'playwright-core';

export interface Device {
  platform: string;
  options: BrowserContextOptions;
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Devices as their browsers describe themselves: the specification's platform string and the user agent. */
export const devices = {
  windows: {
    platform: 'Win32',
    options: { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36` },
  },
  mac: {
    platform: 'MacIntel',
    options: { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36` },
  },
  linux: {
    platform: 'Linux x86_64',
    options: { userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36` },
  },
  chromebook: {
    platform: 'Linux x86_64',
    options: { userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36` },
  },
  iphone: {
    platform: 'iPhone',
    options: {
      ...phone,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    },
  },
  android: {
    platform: 'Linux armv81',
    options: { ...phone, userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36` },
  },
  wechat: {
    platform: 'iPhone',
    options: {
      ...phone,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI',
    },
  },
} as const satisfies Record<string, Device>;
