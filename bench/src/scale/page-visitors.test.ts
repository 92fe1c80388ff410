import { createHash } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PageVisitors } from './page-visitors';

const integrity = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;
const marks = { '1.0.0': '甲版', '2.0.0': '乙版' };

/** The answers of a server in the tests: files by their names, and what is wrong with one of them. */
interface Answers {
  title: string;
  script: string;
  status: number;
}

function pageOf({ title }: Answers): string {
  const reference = (name: string, version: string) => ({
    name,
    version,
    entry: `assets/${name}/entry.js`,
    files: `assets/${name}/files.json`,
    filesIntegrity: integrity('{}'),
  });
  const data = {
    host: { ...reference('host', '1.0.0'), integrity: integrity('host') },
    remote: { ...reference('remote-download', '1.0.0'), first: { integrity: { 'page.js': integrity('page') } } },
  };
  return `<!doctype html><title>${title}</title><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
}

describe('the visitors of the bench', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const visit = async (answers: Answers) => {
    server = createServer((request, response) => {
      const { url = '' } = request;
      if (!url.startsWith('/assets/')) return void response.end(pageOf(answers));
      if (url.endsWith('page.js')) response.statusCode = answers.status;
      response.end(url.endsWith('.json') ? '{}' : url.endsWith('page.js') ? answers.script : 'host');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const visitors = new PageVisitors([(server.address() as AddressInfo).port], marks);
    const found = await visitors.end();
    server.closeAllConnections();
    return found;
  };

  it('find nothing where each file is that of its page', async () => {
    const found = await visit({ title: '甲版下载', script: 'page', status: 200 });
    expect([found.pages > 0, found.files > 0, found.failed, found.mixed]).toEqual([true, true, [], []]);
  });

  it('see a file of another release', async () => {
    const { mixed, failed } = await visit({ title: '甲版下载', script: 'page of another', status: 200 });
    expect(failed).toEqual([]);
    expect(mixed[0]).toContain('/assets/remote-download/page.js');
  });

  it('see the text of another release', async () => {
    const { mixed } = await visit({ title: '乙版下载', script: 'page', status: 200 });
    expect(mixed[0]).toContain('of 1.0.0 says 乙版下载');
  });

  it('count what does not come', async () => {
    const { failed } = await visit({ title: '甲版下载', script: 'page', status: 503 });
    expect(failed[0]).toBe('/assets/remote-download/page.js: 503');
  });
});
