import type { FastifyServerOptions } from 'fastify';
import { errorPage } from './error-page';

/**
 * Answers what Node takes for no HTTP and no route ever sees: an address in raw UTF-8 leads to the same address as browsers write
 * it, anything else gets the page for it.
 */
export function answerUnreadable(basePath: string): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const location = encodedAddress(error.rawPacket);
    const body = location === null ? errorPage(400, basePath) : '';
    const head =
      location === null
        ? [
            'HTTP/1.1 400 Bad Request',
            'content-type: text/html; charset=utf-8',
            "content-security-policy: default-src 'none'",
          ]
        : ['HTTP/1.1 308 Permanent Redirect', `location: ${location}`];
    const length = `content-length: ${Buffer.byteLength(body)}`;
    socket.end([...head, length, 'x-content-type-options: nosniff', 'connection: close', '', body].join('\r\n'));
  };
}

/** The address of a request's first line in percent signs; null where that would be no other one, or the bytes are no UTF-8. */
function encodedAddress(packet: unknown): string | null {
  const [line = ''] = (Buffer.isBuffer(packet) ? packet.toString() : '').split('\r\n', 1);
  const [method = '', address = '', version = '', ...rest] = line.split(' ');
  const reads = ['GET', 'HEAD'].includes(method) && version.startsWith('HTTP/1.') && rest.length === 0;
  if (!reads || !address.startsWith('/') || address.startsWith('//') || address.includes('\uFFFD')) return null;
  // Characters in percent signs already stay as they are.
  const encoded = encodeURI(address).replaceAll('%25', '%');
  return encoded === address ? null : encoded;
}
