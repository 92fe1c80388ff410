import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const script = (basePath: string) =>
  `new EventSource('${basePath}__dev/changes').addEventListener('changed', () => location.reload());`;

/** Reloads the developer's pages after a change: an event stream, and a script at the end of each page. */
export class LiveReload {
  private readonly listeners = new Set<ServerResponse>();

  constructor(app: FastifyInstance, basePath: string) {
    app.addHook('onSend', (_request, reply, payload, done) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && payload instanceof Buffer;
      if (isPage) reply.removeHeader('content-length');
      const script = `<script src="${basePath}__dev/reload.js"></script></body>`;
      done(null, isPage ? payload.toString().replace('</body>', script) : payload);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      // A page that was compressed beforehand could not be added to.
      delete request.headers['accept-encoding'];
      done();
    });
    app.get(`${basePath}__dev/reload.js`, (_request, reply) => reply.type('text/javascript').send(script(basePath)));
    app.get(`${basePath}__dev/changes`, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
      this.listeners.add(reply.raw);
      reply.raw.on('close', () => this.listeners.delete(reply.raw));
    });
  }

  now(): void {
    for (const listener of this.listeners) listener.write('event: changed\ndata: 1\n\n');
  }
}
