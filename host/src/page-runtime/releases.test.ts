import { GoneError, IntegrityError, NetworkError } from './errors';
import { SiteRoutes } from './navigation/site-routes';
import { ReleaseRegistry } from './releases';
import { bootstrapOf, pageData } from './testing/fixtures';

const reference = (name: string, version: string) => ({
  name,
  version,
  entry: `assets/${name}/entry.js`,
  files: `assets/${name}/files.${version}.json`,
  filesIntegrity: 'sha256-x',
});

const files = { schema: 1, entry: 'entry.js', entryGlobal: 'g', chunkGlobal: 'c', pages: {}, integrity: {} } as const;

function setUp(calls = new Map<string, Promise<Response>>()) {
  Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
  return new ReleaseRegistry({ ...bootstrapOf(pageData()), calls });
}

/** Answers by path; `silent` never answers, and ends as its signal does. */
function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    value: (url: string, { signal }: RequestInit) => {
      asked.push(url);
      const [path = ''] = url.split('?');
      const answer = url.includes('?') ? (answers[`${path}?`] ?? answers[path]) : answers[path];
      if (answer === 'silent')
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new Error('timeout'));
          });
        });
      return Promise.resolve({ ok: answer !== undefined, json: () => Promise.resolve(answer) });
    },
  });
  return asked;
}

const composition = (version: string, host = '1.0.0') => ({
  id: 'c',
  releases: { host: reference('host', host), 'remote-b': reference('remote-b', version) },
});

describe('the releases of a page view', () => {
  it('do not include one whose list of files has no hash', async () => {
    const asked = serve({});
    await expect(setUp().adopt({ ...reference('remote-b', '1'), filesIntegrity: '' })).rejects.toBeInstanceOf(
      IntegrityError,
    );
    expect(asked).toEqual([]);
  });

  it('have addresses of the language that the page is in alone: the others are page loads', async () => {
    const routes = [
      { pattern: '/', page: 'home' },
      { pattern: '/en', page: 'english', lang: 'en', translates: '/' },
      { pattern: '/en/b', page: 'english', lang: 'en', translates: '/b' },
    ];
    serve({ '/composition.json': { id: 'c', releases: { 'remote-b': { ...reference('remote-b', '1'), routes } } } });
    const matchedFrom = async (path: string) => {
      const page = { ...pageData(), path };
      const addresses = new SiteRoutes(new ReleaseRegistry(bootstrapOf(page)), page);
      await addresses.pin();
      return ['/', '/en/', '/en/b/'].filter((one) => addresses.match(one));
    };
    expect(await matchedFrom('/')).toEqual(['/']);
    expect(await matchedFrom('/en/')).toEqual(['/en/', '/en/b/']);
  });

  it('stay the same for as long as the page is shown, though another composition becomes current', async () => {
    serve({ '/composition.json': composition('2'), '/assets/remote-b/files.2.json': files });
    const releases = setUp();
    expect((await releases.of('remote-b')).key).toBe('remote-b@2');
    serve({ '/composition.json': composition('3') });
    expect((await releases.of('remote-b')).key).toBe('remote-b@2');
    await expect(releases.of('remote-c')).rejects.toBeInstanceOf(GoneError);
  });

  it('are not pinned where another host is deployed', async () => {
    serve({ '/composition.json': composition('2', '1.1.0') });
    expect(await new SiteRoutes(setUp(), pageData()).pin()).toBe(false);
  });

  it.each([
    { status: 404, name: 'GoneError' },
    { status: 503, name: 'ServerError' },
  ])('are not known where the server answers $status: $name', async ({ status, name }) => {
    const fetch = () => Promise.resolve({ ok: false, status });
    Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetch });
    await expect(setUp().current()).rejects.toMatchObject({ name, request: '/composition.json' });
  });

  it('are not known where the answer breaks off, or is none', async () => {
    const broken = { ok: true, json: () => Promise.reject(new SyntaxError()) };
    for (const answer of [() => Promise.resolve(broken), () => Promise.reject(new TypeError())]) {
      Object.defineProperty(globalThis, 'fetch', { configurable: true, value: answer });
      await expect(setUp().current()).rejects.toBeInstanceOf(NetworkError);
    }
  });

  it('take the answer that the starter asked for, once', async () => {
    const early = Promise.resolve({ ok: true, json: () => Promise.resolve(composition('2')) } as Response);
    const calls = new Map([['composition.json', early]]);
    const asked = serve({ '/composition.json': composition('3') });
    const releases = setUp(calls);
    expect((await releases.current()).releases['remote-b']?.version).toBe('2');
    expect((await releases.current()).releases['remote-b']?.version).toBe('3');
    expect(asked).toEqual(['/composition.json']);
  });

  it('ask again at another address where the first request is silent', async () => {
    const asked = serve({ '/composition.json': 'silent', '/composition.json?': composition('2') });
    jest.useFakeTimers();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      const controller = new AbortController();
      setTimeout(() => {
        controller.abort();
      }, time);
      return controller.signal;
    });
    const pinned = new SiteRoutes(setUp(), pageData()).pin();
    await jest.advanceTimersByTimeAsync(3000);
    expect(await pinned).toBe(true);
    expect(asked).toEqual(['/composition.json', expect.stringMatching(/^\/composition\.json\?retry=/)]);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('give a release that is loaded again a key of its own', async () => {
    const releases = setUp();
    const own = await releases.of('remote-a');
    expect(releases.isComposed(own)).toBe(true);
    expect(releases.nextGeneration(own).key).toBe('remote-a@1.0.0#2');
    releases.restore(own);
    expect((await releases.of('remote-a')).key).toBe('remote-a@1.0.0');
  });
});
