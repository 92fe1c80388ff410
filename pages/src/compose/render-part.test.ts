import { publish } from '../../../release/src/publish/publish';
import { type Fixture, type RemoteBuild, config, makeFixture } from '../../../release/src/testing/fixture';
import type { PartLimits } from './part-processes';
import { storeReader } from './release-reader';
import { renderPart } from './render-part';

jest.setTimeout(300_000);

/** Milliseconds; a process and its first hundred pages take a fraction of it. */
const timeLimit = 5000;

describe('a remote that renders', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await makeFixture();
    await fixture.publishHost('1.0.0');
  });
  afterAll(() => fixture.remove());

  async function rendered(version: string, options: RemoteBuild, own?: PartLimits): Promise<Map<string, string>> {
    const { store } = fixture;
    const folder = await fixture.buildRemote('remote-a', version, options);
    await publish({ store, folder, version, source: null, by: 'test' });
    const [host, remote] = await Promise.all([
      store.readRelease('host', '1.0.0'),
      store.readRelease('remote-a', version),
    ]);
    const limits = own ?? { time: timeLimit, memory: 512 };
    return (await renderPart({ reader: storeReader(store), host, remote, config, paths: [], limits })).files;
  }

  const pages = (length: number) => Array.from({ length }, (_, index) => `${index}/`);
  const many = pages(500);
  const busy = (until: number) => `for (const begun = Date.now(); Date.now() - begun < ${until};);`;

  it('without end is stopped', async () => {
    await expect(rendered('1.0.0', { render: 'for (;;);' })).rejects.toThrow(
      'remote-a does not compose: it was not done after 5 s',
    );
  });

  it('takes as long again for each hundred of its pages', async () => {
    const begun = performance.now();
    const files = await rendered('2.0.0', { render: `${busy(6)} return 'page'`, paths: pages(1000) });
    expect(performance.now() - begun).toBeGreaterThan(timeLimit);
    expect([...files.keys()].filter((file) => file.endsWith('.html'))).toHaveLength(1000);
  });

  it('stands still after its first hundred pages, and is stopped all the same', async () => {
    const render = "globalThis.rendered = (globalThis.rendered ?? 0) + 1; if (rendered > 200) for (;;); return 'page'";
    await expect(rendered('3.0.0', { render, paths: many })).rejects.toThrow(
      'it was not done after 5 s, with 200 pages',
    );
  });

  it.each([
    ['title', true, undefined],
    ['story', true, 'remote-a does not compose: once its content is edited, /remote-a/ throws TypeError'],
    ['story', false, undefined],
  ])('shows the %s of its members as it was published (a trial: %s)', async (field, trial, refusal) => {
    const { store } = fixture;
    const text = { type: 'string', format: 'line', maxLength: 20 };
    const items = { type: 'object', properties: { id: text, title: text, story: { ...text, own: true } } };
    const value = [{ id: 'one', title: 'One', story: 'Of one' }];
    const folder = await fixture.buildRemote('remote-a', `5.0.0-${field}`);
    await fixture.writeNode(folder, {
      'content.json': JSON.stringify({
        members: { title: 'Members', pages: ['page'], schema: { type: 'array', items }, value },
      }),
      'page.cjs': `module.exports = { page: { contract: '1.0', paths: () => [{}], content: ['members'],
        render: (_params, _known, content) => content ? content.members[0].${field}.slice(1) : 'as it ships' } };`,
    });
    const version = `5.0.0-${field}-${trial}`;
    await publish({ store, folder, version, source: null, by: 'test' });
    const [host, remote] = await Promise.all([
      store.readRelease('host', '1.0.0'),
      store.readRelease('remote-a', version),
    ]);
    const asked = renderPart({ reader: storeReader(store), host, remote, config, paths: [], trial });
    if (refusal === undefined) expect((await asked).files.get('remote-a/index.html')).toContain('as it ships');
    else await expect(asked).rejects.toThrow(refusal);
  });

  it('more than its process might hold is stopped, though it hands it over piece by piece', async () => {
    const build = { render: "return '<p>' + 'x'.repeat(1e5) + '</p>'", paths: pages(350) };
    await expect(rendered('4.0.0', build, { time: 120_000, memory: 32 })).rejects.toThrow(
      'remote-a does not compose: it renders more than 32 MB',
    );
  });
});
