import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';

/** ms for all of it: a bot answers within one second. */
const PATIENCE = 10_000;
/** Bytes of an answer that are read. */
const MOST_READ = 4096;

/** A call without an answer, and what may be done about it: `unsure` where the other side may have had it all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    readonly outcome: 'failed' | 'again' | 'unsure',
    message: string,
  ) {
    super(message);
  }
}

function networks(...lines: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of lines.flatMap((line) => line.split(' '))) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Networks of IPv4 that are nobody's on the Internet, and those of IPv6 that carry an address of IPv4. */
const closed = networks(
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
  '2001::/23 2001:db8::/32 2002::/16 3fff::/20',
);
/** All that is given out of IPv6; loopback, link-local, private and mapped addresses are outside. */
const given = networks('2000::/3');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Finds the addresses of a host, which are connected to as they were checked. */
const lookUpPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      found(error, []);
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublic(address))) found(inside(hostname), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};

const inside = (hostname: string) => new NoAnswer('failed', `${hostname} 是内网的地址，要先写进 HOOK_HOSTS`);

/** Whether a hook may have this address, as far as it says itself; `hosts` are those that the operator named. */
export function mayCall({ protocol, hostname }: URL, hosts: readonly string[]): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (hosts.includes(host)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
}

export interface Posted {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Posts JSON, and follows no redirect.
 * @param hosts names that may lead inside
 * @throws NoAnswer
 */
export function postSafely(
  { url, headers = {}, body }: Posted,
  hosts: readonly string[],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    if (!mayCall(url, hosts)) {
      reject(inside(url.hostname));
      return;
    }
    let reached = false;
    const request = (url.protocol === 'http:' ? http : https).request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(!hosts.includes(url.hostname.replace(/^\[|\]$/g, '')) && { lookup: lookUpPublic }),
    });
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
        reached = true;
      });
    });
    request.on('error', (error) => {
      reject(error instanceof NoAnswer ? error : new NoAnswer(reached ? 'unsure' : 'again', error.message));
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      const end = () => {
        const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString();
        resolve({ status: response.statusCode ?? 0, text });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (chunks.reduce((sum, { length }) => sum + length, 0) >= MOST_READ) end();
      });
      // What came before it broke off is all that will be known.
      response.on('end', end).on('error', end);
    });
    request.end(body);
  });
}
