import type { downloadLink } from '@shared/contract/endpoints';
import type { QueryOf } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { downloadSignature } from '../download-signature';
import { ResponseError } from '../errors/response-error';
import { from } from '../errors/from';
import { apiUrl } from '../api-url';
import { announceFailure } from '../announce-failure';
import { send } from '../send';
import { apiConfig } from '../site-config';

const PATH = '/api/ext/v1/download/link';

type Build = Pick<QueryOf<typeof downloadLink>, 'os' | 'arch' | 'version'>;

/**
 * Gives a link to a build's file that lives a few minutes. Where this device's clock is wrong, it
 * signs again with the server's time.
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
      announceFailure(from(error, `GET ${PATH}`), undefined, options);
    }
    throw error;
  }
}

function ask({ os, arch, version }: Build, timestamp: number, options: CallOptions): Promise<string> {
  const { secretId, secret, downloadLinkUrl } = apiConfig();
  const signed = { bizCode: 'rpa' as const, arch, os, timestamp, secretId };
  const query = { ...signed, signature: downloadSignature(signed, secret), ...(version !== undefined && { version }) };
  const url = downloadLinkUrl ? { url: new URL(downloadLinkUrl, location.origin).href } : {};
  return send<typeof downloadLink>({ method: 'GET', path: PATH, token: 'none', query, ...url }, options);
}

/** This backend gives a path below the API base, a foreign one perhaps a whole address. */
function resolved(link: string): string {
  return link.startsWith('/api/') ? apiUrl(link) : new URL(link, location.origin).href;
}
