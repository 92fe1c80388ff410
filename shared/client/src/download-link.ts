import hmacSha256 from 'crypto-js/hmac-sha256';
import { type InputOf, downloadLink } from '@shared/contract/endpoints';
import { announceFailure, send } from './call';
import type { CallOptions } from './transmit';
import { ResponseError, apiErrorFrom } from './errors';
import { apiConfig, apiUrl } from './site-config';

type Build = Pick<InputOf<typeof downloadLink>, 'os' | 'arch' | 'version'>;

/**
 * Gives a link to a build's file that lives a few minutes. Where this device's clock is wrong, it signs again with the
 * server's time.
 */
export async function getDownloadLink(build: Build, options: CallOptions = {}): Promise<string> {
  try {
    return resolved(await ask(build, Date.now(), { ...options, swallow: true }));
  } catch (error) {
    if (error instanceof ResponseError && error.detail.serverTime !== undefined) {
      return resolved(await ask(build, error.detail.serverTime, options));
    }
    // A 401 was answered already.
    if (!(error instanceof ResponseError && error.code === 401)) {
      announceFailure(apiErrorFrom(error, `${downloadLink.method} ${downloadLink.path}`), undefined, options);
    }
    throw error;
  }
}

function ask({ os, arch, version }: Build, timestamp: number, options: CallOptions): Promise<string> {
  const { secretId, secret, downloadLinkUrl } = apiConfig();
  const signed = { bizCode: 'rpa' as const, arch, os, timestamp, secretId };
  const input: InputOf<typeof downloadLink> = {
    ...signed,
    signature: signature(signed, secret),
    ...(version !== undefined && { version }),
  };
  const url = downloadLinkUrl ? new URL(downloadLinkUrl, location.origin).href : undefined;
  return send(downloadLink, { input, url }, options);
}

/** Keyed hash of the sorted parameters, lower-case hexadecimal. Its key is public: a throttle, never a proof. */
function signature(parameters: Readonly<Record<string, string | number>>, secret: string): string {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return hmacSha256(sorted.map(([name, value]) => `${name}=${value}`).join('&'), secret).toString();
}

/** The backend here gives a path below the API base, another one may give a whole address. */
function resolved(link: string): string {
  return link.startsWith('/api/') ? apiUrl(link) : new URL(link, location.origin).href;
}
