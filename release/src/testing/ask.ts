import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request over a connection of its own; unlike `fetch`, it lets a test say which host it asks and in which encoding. */
export async function ask(port: number, path: string, headers: RequestOptions['headers'] = {}): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
