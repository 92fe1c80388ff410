import { GoneError, NetworkError, type RemoteError, RenderError, ServerError } from './errors';
import { Ladder } from './ladder';
import type { Step } from './recovery-record';
import type { Release } from './release';
import { ReleaseRegistry } from './releases';
import { bootstrapOf, composition, filesOf, pageData, pageModule, reference, serveJson } from './testing/fixtures';

/** A page of one generation that the ladder asked for; the test says how that ends. */
interface Load {
  key: string;
  extra: readonly string[];
  succeed: () => Promise<void>;
  fail: (error: RemoteError) => Promise<void>;
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** The page comes from `remote-a@1.0.0`; what is deployed may be others. */
function setUp({ current = '2.0.0', previous = ['0.9.0'] }: { current?: string; previous?: readonly string[] } = {}) {
  const deployed = [reference('host', '1.0.0'), reference('remote-a', current), reference('remote-b', '1.0.0')];
  const older = previous.map((version) => reference('remote-a', version));
  const answers: Record<string, unknown> = { '/composition.json': composition(deployed, older) };
  for (const { name, files } of [...deployed, ...older, reference('remote-a', '1.0.0')])
    answers[`/${files}`] = filesOf(name);
  serveJson(answers);
  const loads: Load[] = [];
  const module = pageModule();
  const loadPage = ({ key }: Release, _page: string, extra: readonly string[] = []) =>
    new Promise<typeof module>((resolve, reject) => {
      const succeed = () => {
        resolve(module);
        return settled();
      };
      const fail = (error: RemoteError) => {
        reject(error);
        return settled();
      };
      loads.push({ key, extra, succeed, fail });
    });
  const releases = new ReleaseRegistry(bootstrapOf(pageData()));
  const ladder = new Ladder(releases, { loadPage });
  const steps: string[] = [];
  const climb = async ({ remote = 'remote-a', page = 'page', olderWelcome = false, fresh = false } = {}) => {
    const onStep = ({ rung, cause, release }: Step) => steps.push(`${rung} ${release} after ${cause.name}`);
    const obtained = ladder.obtain({ remote, page, fresh, olderWelcome }, onStep);
    // A rejection is looked at later; until then it must not count as unhandled.
    obtained.catch(() => undefined);
    await settled();
    return { obtained };
  };
  /** Fails what is asked for, one after the other, and says what that was. */
  const failAll = async (error: () => RemoteError) => {
    for (const { fail } of loads) await fail(error());
    return loads.splice(0).map(({ key }) => key);
  };
  return { releases, loads, steps, climb, failAll, module };
}

const network = () => new NetworkError('/assets/remote-a/page.js');

describe('the ladder', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('takes each step only once the one before failed', async () => {
    const { loads, steps, climb } = setUp();
    const { obtained } = await climb({ olderWelcome: true });
    const wanted = ['remote-a@1.0.0', 'remote-a@1.0.0#2', 'remote-a@2.0.0', 'remote-a@0.9.0'];
    for (const [at, key] of wanted.entries()) {
      expect(loads.map((load) => load.key)).toEqual(wanted.slice(0, at + 1));
      expect(steps).toHaveLength(at);
      if (key !== 'remote-a@0.9.0') await loads[at]?.fail(network());
    }
    await loads[3]?.succeed();
    await expect(obtained).resolves.toMatchObject({ composed: false, release: { key: 'remote-a@0.9.0' } });
    expect(steps).toEqual([
      'again remote-a@1.0.0 after NetworkError',
      'current remote-a@2.0.0 after NetworkError',
      'previous remote-a@0.9.0 after NetworkError',
    ]);
  });

  it('takes no step where the page comes at once', async () => {
    const { loads, steps, climb, module } = setUp();
    const { obtained } = await climb();
    await loads[0]?.succeed();
    await expect(obtained).resolves.toMatchObject({ module, composed: true });
    expect(steps).toEqual([]);
  });

  it('does not try a release again whose file is gone', async () => {
    const { climb, failAll } = setUp();
    await climb();
    expect(await failAll(() => new GoneError('page.js'))).toEqual(['remote-a@1.0.0', 'remote-a@2.0.0']);
  });

  it('does not try the current release where it is the one that failed', async () => {
    const { climb, failAll } = setUp({ current: '1.0.0', previous: [] });
    await climb();
    expect(await failAll(network)).toEqual(['remote-a@1.0.0', 'remote-a@1.0.0#2']);
  });

  it('tries an older release only where one is welcome', async () => {
    const { climb, failAll } = setUp();
    await climb({ olderWelcome: false });
    expect(await failAll(network)).not.toContain('remote-a@0.9.0');
    await climb({ olderWelcome: true });
    expect(await failAll(network)).toContain('remote-a@0.9.0');
  });

  it('throws the cause that the first step met', async () => {
    const { loads, climb } = setUp();
    const { obtained } = await climb();
    await loads[0]?.fail(new ServerError('first'));
    await loads[1]?.fail(new RenderError('second'));
    await loads[2]?.fail(new GoneError('third'));
    await expect(obtained).rejects.toMatchObject({ name: 'ServerError', request: 'first' });
  });

  it('throws the first cause where nobody says what is current', async () => {
    const { loads, climb } = setUp();
    serveJson({});
    const { obtained } = await climb();
    await loads[0]?.fail(new GoneError('page.js'));
    await expect(obtained).rejects.toMatchObject({ request: 'page.js' });
  });

  it('asks for what a render from nothing needs as soon as the page is not the composed one', async () => {
    const { loads, climb } = setUp();
    await climb();
    expect(loads[0]?.extra).toEqual([]);
    await loads[0]?.fail(new GoneError('page.js'));
    expect(loads[1]).toMatchObject({ key: 'remote-a@2.0.0', extra: ['page.static.js'] });
    const fresh = setUp();
    await fresh.climb({ fresh: true });
    expect(fresh.loads[0]).toMatchObject({ key: 'remote-a@1.0.0', extra: ['page.static.js'] });
  });

  it('is climbed once at a time for each remote', async () => {
    const { loads, climb } = setUp();
    await climb();
    await climb();
    await climb({ remote: 'remote-b' });
    expect(loads.map(({ key }) => key)).toEqual(['remote-a@1.0.0', 'remote-b@1.0.0']);
    await loads[0]?.fail(new GoneError('page.js'));
    await loads[2]?.fail(new GoneError('page.js'));
    expect(loads.slice(2).map(({ key }) => key)).toEqual(['remote-a@2.0.0', 'remote-a@1.0.0']);
  });

  it('lets nobody wait behind a page whose release does not say its files', async () => {
    const { loads, climb } = setUp();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    await climb({ page: 'unlisted', fresh: true });
    await climb({ fresh: true });
    expect(loads.map(({ key }) => key)).toEqual(['remote-a@1.0.0']);
  });

  it('takes up a release once, however many pages of it are asked for at once', async () => {
    const { loads, climb } = setUp();
    await Promise.all([climb({ remote: 'remote-b', fresh: true }), climb({ remote: 'remote-b', fresh: true })]);
    await loads[0]?.succeed();
    expect(loads.map(({ key }) => key)).toEqual(['remote-b@1.0.0', 'remote-b@1.0.0']);
  });

  it('begins where it began before, once a climb has failed', async () => {
    const { loads, climb, failAll } = setUp();
    await climb({ olderWelcome: true });
    expect((await failAll(network)).at(-1)).toBe('remote-a@0.9.0');
    await climb();
    expect(loads.map(({ key }) => key)).toEqual(['remote-a@1.0.0']);
  });

  it('stays with the release that a climb came to', async () => {
    const { loads, climb } = setUp();
    await climb();
    await loads[0]?.fail(new GoneError('page.js'));
    await loads[1]?.succeed();
    await climb();
    expect(loads.map(({ key }) => key).slice(2)).toEqual(['remote-a@2.0.0']);
  });

  it('is not climbed from an override', async () => {
    const { releases, loads, steps, climb } = setUp();
    releases.override({ reference: reference('remote-a', 'local'), files: filesOf('remote-a') });
    const { obtained } = await climb({ olderWelcome: true });
    expect(loads.map(({ key }) => key)).toEqual(['remote-a@local']);
    await loads[0]?.fail(network());
    await expect(obtained).rejects.toBeInstanceOf(NetworkError);
    expect(loads).toHaveLength(1);
    expect(steps).toEqual([]);
  });
});
