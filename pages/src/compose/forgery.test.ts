import { runInNewContext } from 'node:vm';
import type { ComposedFrame } from '@shared/contract/release';
import { walkDocument } from '@shared/markup/walk-document';
import { ReleaseError } from '@shared/store/release-error';
import { tinyHost } from '../../../release/src/testing/bundles';
import { config } from '../../../release/src/testing/fixture';
import { type Forgery, forgedBundle, realmForgeries } from '../../../release/src/testing/hostile/forgeries';
import { valueForgeries } from '../../../release/src/testing/hostile/value-forgeries';
import { hostileSite } from '../../../release/src/testing/hostile/site';
import { FrameProcess } from './frame-process';
import { ingredientsOf } from './ingredients';
import { pageDocument, readContent } from './page-document';
import { checkedReader } from './release-reader';
import { renderPart } from './render-part';
import { type Sandbox, findSandbox } from './sandbox';

jest.setTimeout(300_000);

let sandbox: Sandbox;
beforeAll(async () => (sandbox = await findSandbox()));

type Compose = (forgery: Forgery) => Promise<string>;

/** Composes as a promotion does: the build has a realm to itself. */
const inRealm: Compose = async (forgery) => {
  const site = hostileSite(forgedBundle(forgery), forgery.css);
  const limits = { time: String(forgery.refused).includes('not done after') ? 1500 : 30_000, memory: 128 };
  const { files } = await renderPart({ ...site, config, paths: [], sandbox, limits });
  return files.get('remote-a/index.html') ?? '';
};

/** The same from the values that its process gave. */
const fromValues: Compose = async ({ html = "'<p>plain</p>'", head = '{}', css }) => {
  const { host, remote, reader } = hostileSite('', css);
  const told = `JSON.stringify({ html: ${html}, head: { title: 'page', description: '', ...(${head}) } })`;
  const [path, route] = [
    '/remote-a/',
    { pattern: '/remote-a', remote: 'remote-a', page: 'page', header: 'light' as const },
  ];
  try {
    const ingredients = await ingredientsOf({ reader: checkedReader(reader), host, remote, config });
    const content = readContent(String(runInNewContext(told)), path, config.basePath);
    const about = { route, path, params: {}, facts: { start: 'idle' as const, leadsTo: [] }, answers: null };
    return (await pageDocument({ ingredients, frame: new TinyFrame(), content, ...about })).html;
  } catch (error) {
    if (error instanceof ReleaseError) throw new ReleaseError(`remote-a does not compose: ${error.message}`);
    throw error;
  }
};

/** The frame of the tiny host, without a process. */
class TinyFrame extends FrameProcess {
  constructor() {
    super(() => Promise.reject(new TypeError('it needs no process')));
  }

  override frame(): Promise<ComposedFrame> {
    const module: { exports: { frame?: () => ComposedFrame } } = { exports: {} };
    runInNewContext(tinyHost({ words: 'host 1.0.0' })['frame.cjs'] ?? '', { module });
    return module.exports.frame ? Promise.resolve(module.exports.frame()) : Promise.reject(new TypeError('no frame'));
  }
}

/** A page without the content of its slot, and without the words of its head. */
function outside(html: string): string {
  return html
    .replace(/(<div data-page-root="">).*(<\/div><\/main>)/s, '$1$2')
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/(<meta (?:name="description"|property="og:(?:title|description|image:alt)") content=")[^"]*(">)/g, '$1$2')
    .replace(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
}

/** Names and attributes of every element, data aside. */
function elements(html: string): string[] {
  const all: string[] = [];
  walkDocument(html, (one) => all.push('name' in one ? `${one.name} ${Object.keys(one.attributes).join(' ')}` : '#'));
  return all.filter((one) => !one.startsWith('script type'));
}

it('forgeries are at least 40, each of them another', () => {
  const all = [...realmForgeries, ...valueForgeries].map(({ what }) => what);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(40);
});

describe.each<[string, Compose, readonly Forgery[]]>([
  ['a build with a realm in its hand', inRealm, realmForgeries],
  ['a build with values of its own', fromValues, valueForgeries],
])('%s', (_where, composed, forgeries) => {
  const named = (all: readonly Forgery[]) => all.map((one): [string, Forgery] => [one.what, one]);

  it.each(named(forgeries.filter(({ refused }) => refused)))('is refused where it %s', async (_what, forgery) => {
    const refused: unknown = await composed(forgery).catch((error: unknown) => error);
    const said = refused instanceof ReleaseError ? refused.message : 'it is not refused';
    expect(said).toMatch(/^remote-a does not compose: /);
    expect(said).toMatch(forgery.refused ?? /$^/);
  });

  it.each(named(forgeries.filter(({ refused }) => !refused)))(
    'changes nothing outside its slot where it %s',
    async (_what, forgery) => {
      const [html, plain] = await Promise.all([composed(forgery), composed({ what: 'nothing' })]);
      expect(outside(html)).toBe(outside(plain));
      expect(elements(html)).toEqual(elements(plain));
    },
  );
});
