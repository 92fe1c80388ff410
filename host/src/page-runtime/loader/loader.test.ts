import { GoneError, IntegrityError, NetworkError, WrongShapeError } from '../errors';
import type { RecoveryReport } from '../recovery-record';
import { ReleaseRegistry } from '../releases';
import { bootstrapOf, composition, filesOf, pageData, reference, serveJson } from '../testing/fixtures';
import { Loader } from './loader';

const folder = '/assets/remote-a/';
const settled = () => jest.advanceTimersByTimeAsync(0);

/** The loader of a page that was composed from `remote-a@1.0.0`; the test lets its elements arrive, or fail. */
async function setUp() {
  const bootstrap = bootstrapOf(pageData());
  const releases = new ReleaseRegistry(bootstrap);
  const reports: RecoveryReport[] = [];
  const onSilence = jest.fn();
  const loader = new Loader({ bootstrap, releases, report: (report) => reports.push(report), onSilence });
  const release = await releases.of('remote-a');
  const load = async (file: string, from = release) => {
    const loading = loader.load(from, file);
    // A rejection is looked at later; until then it must not count as unhandled.
    loading.catch(() => undefined);
    await settled();
    return { loading };
  };
  /** A file comes, and does what it is there for. */
  const arrive = async (file: string) => {
    const element = elementOf(file);
    bootstrap.registered.add(`${release.key} ${folder}${file}`);
    element.dispatchEvent(new Event('load'));
    await settled();
  };
  const fail = async (file: string) => {
    elementOf(file).dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(2000);
  };
  return { loader, bootstrap, releases, release, reports, onSilence, load, arrive, fail };
}

function elementsOf(file: string): HTMLElement[] {
  const isOf = ({ dataset }: HTMLElement) => (dataset['src'] ?? dataset['href'])?.split('?')[0] === folder + file;
  return [...document.head.querySelectorAll<HTMLElement>('script, link')].filter(isOf);
}

function elementOf(file: string): HTMLElement {
  const last = elementsOf(file).at(-1);
  if (!last) throw new Error(`${file} was not requested`);
  return last;
}

/** Answers `fetch` of any file. */
function filesAnswer(answer: () => Promise<Response>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
  document.head.replaceChildren();
  delete (globalThis as Record<string, unknown>)['remote_a'];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a file of a release', () => {
  it('is requested with its hash, for its release', async () => {
    const { load, arrive } = await setUp();
    const { loading } = await load('page.js');
    expect(elementOf('page.js')).toHaveProperty('integrity', 'sha256-page');
    expect(elementOf('page.js').dataset['release']).toBe('remote-a@1.0.0');
    await arrive('page.js');
    await expect(loading).resolves.toBeUndefined();
  });

  it('is not requested where no hash of it is known', async () => {
    const { load } = await setUp();
    for (const file of ['unknown.js', 'unknown.css']) {
      const { loading } = await load(file);
      await expect(loading).rejects.toBeInstanceOf(IntegrityError);
    }
    expect(document.head).toBeEmptyDOMElement();
  });

  it('is requested once, while it loads and afterwards', async () => {
    const { load, arrive } = await setUp();
    const first = await load('page.js');
    const second = await load('page.js');
    await arrive('page.js');
    const third = await load('page.js');
    await Promise.all([first, second, third].map(({ loading }) => loading));
    expect(elementsOf('page.js')).toHaveLength(1);
  });

  it('is requested again for another generation of its release', async () => {
    const { releases, release, load, arrive } = await setUp();
    await load('page.js');
    await arrive('page.js');
    await load('page.js', releases.nextGeneration(release));
    expect(elementOf('page.js').dataset['release']).toBe('remote-a@1.0.0#2');
  });

  it('that failed is requested again at the next call', async () => {
    const { load, arrive, fail } = await setUp();
    filesAnswer(() => Promise.resolve(new Response('', { status: 404 })));
    const { loading: failing } = await load('page.js');
    await fail('page.js');
    await expect(failing).rejects.toBeInstanceOf(GoneError);
    const { loading: again } = await load('page.js');
    await arrive('page.js');
    await expect(again).resolves.toBeUndefined();
  });

  it('is requested three times, and then its cause is named', async () => {
    const { load, fail } = await setUp();
    const asked = filesAnswer(() => Promise.reject(new TypeError('Failed to fetch')));
    const { loading } = await load('page.js');
    await fail('page.js');
    await jest.advanceTimersByTimeAsync(2000);
    await expect(loading).rejects.toBeInstanceOf(NetworkError);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('tells what brought it, where it did not come at once', async () => {
    const { load, arrive, fail, reports } = await setUp();
    filesAnswer(() => Promise.resolve(new Response('')));
    const { loading } = await load('page.js');
    await fail('page.js');
    await arrive('page.js');
    await loading;
    expect(reports).toEqual([
      expect.objectContaining({ release: 'remote-a@1.0.0', rung: 'request', cause: 'IntegrityError', outcome: 'live' }),
    ]);
  });

  it('has silence told of before it is requested a second time', async () => {
    const { load, onSilence } = await setUp();
    filesAnswer(() => new Promise(() => undefined));
    await load('page.js');
    expect(onSilence).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('that runs without registering itself has failed', async () => {
    const { load } = await setUp();
    filesAnswer(() => Promise.resolve(new Response('', { status: 404 })));
    const { loading } = await load('page.js');
    elementOf('page.js').dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(2000);
    await expect(loading).rejects.toMatchObject({ name: 'GoneError' });
    expect(elementsOf('page.js')).toHaveLength(1);
  });

  it('is there, of an entry, once its global is', async () => {
    const { load, arrive, release, reports } = await setUp();
    filesAnswer(() => Promise.resolve(new Response('')));
    const { loading } = await load('entry.js');
    await arrive('entry.js');
    await jest.advanceTimersByTimeAsync(2000);
    Object.assign(globalThis, { [release.files.entryGlobal]: {} });
    await arrive('entry.js');
    await expect(loading).resolves.toBeUndefined();
    expect(reports).toEqual([expect.objectContaining({ cause: 'ScriptThrewError' })]);
  });

  it('that the starter requested is not requested again', async () => {
    const { bootstrap, load, release } = await setUp();
    const url = `${folder}page.js`;
    const element = bootstrap.script(url, 'sha256-page', release.key);
    bootstrap.scripts.set(url, { element, state: 'pending' });
    const { loading } = await load('page.js');
    bootstrap.registered.add(`${release.key} ${url}`);
    element.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
    expect(elementsOf('page.js')).toEqual([]);
  });

  it('that the starter requested, and that threw, is requested again', async () => {
    const { bootstrap, load, release, arrive } = await setUp();
    filesAnswer(() => Promise.resolve(new Response('')));
    const url = `${folder}page.js`;
    bootstrap.scripts.set(url, { element: bootstrap.script(url, 'sha256-page', release.key), state: 'loaded' });
    const { loading } = await load('page.js');
    await jest.advanceTimersByTimeAsync(2000);
    await arrive('page.js');
    await expect(loading).resolves.toBeUndefined();
  });
});

describe('a stylesheet', () => {
  it('is not requested where the HTML holds it', async () => {
    const { load } = await setUp();
    document.head.innerHTML = '<style data-href="page.css">h1 { color: red }</style>';
    const { loading } = await load('page.css');
    await expect(loading).resolves.toBeUndefined();
    expect(elementsOf('page.css')).toEqual([]);
  });

  it('is requested where the HTML holds it in a static region, which leaves with its page', async () => {
    const { load } = await setUp();
    document.body.innerHTML = '<style data-href="page.css">h1 { color: red }</style>';
    await load('page.css');
    expect(elementOf('page.css')).toHaveProperty('integrity', 'sha256-styles');
  });
});

describe('requests of webpack’s own runtimes', () => {
  it('is loaded for the release that asks, with the list of its files read where that is needed', async () => {
    const { loader, bootstrap, arrive } = await setUp();
    const list = { ...filesOf('remote-a'), integrity: { 'later.js': 'sha256-later' } };
    serveJson({
      '/composition.json': composition([reference('remote-a', '1.0.0')]),
      '/assets/remote-a/files.1.0.0.json': list,
    });
    loader.openSeam();
    const done = jest.fn();
    bootstrap.loadScript?.('remote-a@1.0.0', `${folder}later.js`, done);
    await settled();
    expect(elementOf('later.js')).toHaveProperty('integrity', 'sha256-later');
    await arrive('later.js');
    expect(done).toHaveBeenCalledWith({ type: 'load', target: { src: `${folder}later.js` } });
  });

  it('fails for a release that this page does not know', async () => {
    const { loader, bootstrap } = await setUp();
    loader.openSeam();
    const done = jest.fn();
    bootstrap.loadScript?.('remote-a@9.9.9', `${folder}page.js`, done);
    await settled();
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
    await expect(bootstrap.loadStyle?.('remote-a@9.9.9', `${folder}page.css`)).rejects.toBeInstanceOf(WrongShapeError);
  });
});
