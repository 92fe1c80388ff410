import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpRequest {
  method?: string;
  url: string;
  query?: Record<string, string | number | string[]> | undefined;
  headers?: Record<string, string> | undefined;
  /** An object goes as JSON. */
  payload?: object | string | Buffer | undefined;
  /** Address that the connection comes from: every address of 127.0.0.0/8, on Linux. */
  localAddress?: string | undefined;
  /** Whether it goes over a connection that nothing went over before. */
  fresh?: boolean;
}

export interface HttpResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  rawPayload: Buffer;
  body: string;
  json(): unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 250 });

/** Sends a request over a real connection to the port; redirects are not followed. */
export function httpRequest(
  port: number,
  { method = 'GET', url, query, headers = {}, payload, localAddress, fresh = false }: HttpRequest,
): Promise<HttpResponse> {
  const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
  const bytes = isJson ? JSON.stringify(payload) : payload;
  const type = isJson ? { 'content-type': 'application/json' } : {};
  const path = query ? `${url}?${queryText(query)}` : url;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress,
        headers: { ...type, ...headers },
        agent: fresh ? false : agent,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const rawPayload = Buffer.concat(chunks);
          const body = rawPayload.toString('utf8');
          resolve({
            statusCode: response.statusCode ?? 0,
            headers: response.headers,
            rawPayload,
            body,
            json: () => JSON.parse(body) as unknown,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

function queryText(query: Record<string, string | number | string[]>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  return parameters.toString();
}
