import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { findNginx } from '@shared/testing/find-nginx';
import { httpRequest } from '@shared/testing/http-request';
import { NginxServer } from '@shared/testing/nginx-server';
import { freePort } from '@shared/testing/postgres-server';

const program = findNginx();

const serve = (name: string, port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer((_request, response) => void response.end(name));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

async function end(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

if (program === undefined) {
  process.stdout.write('NOT RUN: servers that take turns behind nginx (apt-get install nginx-light)\n');
  test.todo('servers that take turns behind nginx: not run, since it is not installed');
} else {
  it.each(['/', '/api/healthz'])(
    'a server that is there again answers %s in the moment that the other goes',
    async (url) => {
      const ports = [await freePort(), await freePort()] as const;
      let [one, other] = [await serve('one', ports[0]), await serve('other', ports[1])];
      const nginx = await NginxServer.start(program, { basePath: '/', pages: ports, backends: ports });
      const ask = async () => (await httpRequest(nginx.port, { url })).body;
      try {
        const answered = new Set<string>();
        while (answered.size < 2) answered.add(await ask());
        await end(one);
        // Often enough to be left out.
        for (let at = 0; at < 20; at += 1) expect(await ask()).toBe('other');
        one = await serve('one', ports[0]);
        await end(other);
        for (let at = 0; at < 20; at += 1) expect(await ask()).toBe('one');
        other = await serve('other', ports[1]);
      } finally {
        await nginx.stop();
        await Promise.all([end(one), end(other)]);
      }
    },
  );
}
