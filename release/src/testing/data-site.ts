import { promote } from '../promote/promote';
import { DataComposer } from '../../../pages/src/data/data-composer';
import { PublicData } from '../../../pages/src/data/public-data';
import { publish } from '../publish/publish';
import type { StorePlace } from '@shared/store/store/open-store';
import { DataBackend, SERVICE_KEY } from './data-backend';
import { tinyHost } from './bundles';
import { type Fixture, config, copyFixture, makeFixture } from './fixture';

const remote = 'remote-community';

/** A host that hands answers on. */
const host = tinyHost({
  words: 'host',
  files: `{
    'sitemap.xml': '<urlset>\\n' + paths.map((path) => '<url><loc>http://localhost:8080' + path + '</loc></url>').join('\\n') + '\\n</urlset>\\n',
    'robots.txt': 'User-agent: *\\nSitemap: http://localhost/sitemap.xml\\n',
  }`,
});

/** A page of its own, one on data, and pages that are composed on demand. */
const addresses = {
  routes: [
    { pattern: '/remote-community', page: 'page' },
    { pattern: '/comics', page: 'list' },
    { pattern: '/comics/:id', page: 'comic' },
    { pattern: '/remote-community/:id', page: 'member' },
  ],
  redirects: [{ from: '/comics', parameter: 'comic', to: '/comics/:comic' }],
};

const text = `const text = (value) => String(value).replaceAll('<', '&lt;');`;

/** What can be edited of the first page. */
export const declared = (maxLength: number) => ({
  words: {
    title: 'Words',
    pages: ['page'],
    schema: { type: 'object', properties: { lead: { type: 'string', maxLength } } },
    value: { lead: 'plain' },
  },
  members: {
    title: 'Members',
    pages: ['member'],
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', format: 'id', maxLength: 20 },
          story: { type: 'string', format: 'markdown', own: true, maxLength: 200 },
        },
      },
    },
    value: [
      { id: 'one', story: 'of one' },
      { id: 'two', story: 'of two' },
    ],
  },
});

const pages = {
  'page.cjs': `${text}
    module.exports = { page: { contract: '1.0', paths: () => [{}], content: ['words'],
      render: (_params, _known, content) => text(content?.words?.lead ?? 'plain') } };`,
  'member.cjs': `${text}
    const shipped = [{ id: 'one' }, { id: 'two' }];
    module.exports = { page: { contract: '1.0', content: ['members'],
      paths: () => shipped.map(({ id }) => ({ id })),
      pathsWith: ({ members = shipped }) => members.map(({ id }) => ({ id })),
      render: ({ id }, _known, content) =>
        'member ' + text(id) + ' ' + (content ? text(JSON.stringify(content.members)) : 'as it ships') } };`,
  'list.cjs': `${text}
    const topics = '/api/noauth/v1/sns/comic/topic/list';
    module.exports = { page: { contract: '1.0', paths: () => [{}], data: () => ({ topics }),
      render: (_params, known) => 'list ' + (known ? text(known[topics][0].name) : 'without data') } };`,
  'comic.cjs': `${text}
    const chapters = (id) => '/api/noauth/v1/sns/comic/comicChapter/simpleList?comicId=' + id;
    module.exports = { page: { contract: '1.0', paths: () => [{}], listedBy: '/api/ext/v1/public-addresses?kind=comic',
      data: ({ id }) => ({ chapters: chapters(id), beside: '/api/noauth/v1/sns/comic/topic/list' }),
      render: ({ id }, known) => {
        const [{ title } = {}] = known ? known[chapters(id)] : [];
        if (title === 'throws') throw new Error('no such word');
        if (title === 'hangs') for (;;);
        return 'comic ' + id + ' ' + text(title);
      } } };`,
};

export interface DataSite {
  fixture: Fixture;
  backend: DataBackend;
  /** The backend's. */
  origin: string;
  /** Output of the composers of this site. */
  said: string[];
  /** A composer as a process has it that begins now. */
  composer: (over?: Fixture['store'], every?: number) => DataComposer;
  /** Publishes the same pages again, as another version. */
  publish: (version: string, word?: string, longest?: number) => Promise<void>;
  /** The same, and makes it live. */
  release: (version: string, word?: string, longest?: number) => Promise<void>;
  close: () => Promise<void>;
}

interface DataSiteOptions {
  place?: Partial<StorePlace>;
  /** Further Node files of the host. */
  hostFiles?: Record<string, string>;
  /** A site in a folder that is copied instead of making one. */
  from?: Fixture;
}

/** A site whose pages live on data, live at 1.0.0. */
export async function makeDataSite({ place = {}, from, hostFiles = {} }: DataSiteOptions = {}): Promise<DataSite> {
  const fixture = await (from ? copyFixture(from) : makeFixture(place));
  const backend = new DataBackend();
  const origin = await backend.listen();
  const said: string[] = [];
  const build = { scripts: [], styles: [], staticScripts: [], staticStyles: [] };
  const { store } = fixture;
  const publishRemote = async (version: string, word = 'comic', longest = 20) => {
    const folder = await fixture.buildRemote(remote, version, {
      build: { pages: { page: build, list: build, comic: build, member: build }, ...addresses },
    });
    const changed = {
      ...pages,
      'content.json': JSON.stringify(declared(longest)),
      'comic.cjs': pages['comic.cjs'].replace("'comic '", `'${word} '`),
    };
    await fixture.writeNode(folder, changed);
    await publish({ store, folder, version, source: null, by: 'test' });
  };
  const release: DataSite['release'] = async (version, ...more) => {
    await publishRemote(version, ...more);
    const first = version === '1.0.0' ? { host: '1.0.0' } : {};
    await promote({ store, config, by: 'test', releases: { ...first, [remote]: version } });
  };
  if (!from) {
    const dist = await fixture.buildHost('1.0.0');
    await fixture.writeNode(dist, { ...host, ...hostFiles });
    await publish({ store, folder: dist, version: '1.0.0', source: null, by: 'test' });
    await release('1.0.0');
  }
  const composers: DataComposer[] = [];
  return {
    fixture,
    backend,
    origin,
    said,
    publish: publishRemote,
    release,
    composer: (over = store, every = 0) => {
      const data = new PublicData(origin, SERVICE_KEY);
      const composer = new DataComposer({ store: over, data, say: (sentence) => said.push(sentence), every });
      composers.push(composer);
      return composer;
    },
    close: async () => {
      await Promise.all(composers.map((composer) => composer.reset()));
      await backend.close();
      await fixture.remove();
    },
  };
}
