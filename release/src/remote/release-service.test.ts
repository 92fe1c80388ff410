import { type Server, type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { promote } from '../promote/promote';
import type { Fixture } from '../testing/fixture';
import { type ServedStore, serveStore } from '../testing/served-store';
import { makeTwoPages } from '../testing/two-pages';

const name = 'remote-download';
const other = 'remote-community';

/** A way to a service on which connections break; answers may be lost, too. */
class BadLine {
  /** Bytes to the service after which one breaks, and after that the next, until none is left. */
  breaks: number[] = [];
  came = 0;
  loseAnswers = 0;
  broken = 0;
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async to(service: string): Promise<BadLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new BadLine(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connection', (socket) => line.pass(socket, Number(new URL(service).port)));
    return line;
  }

  close(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private pass(socket: Socket, port: number): void {
    const onwards = connect(port, '127.0.0.1');
    const end = () => {
      socket.destroy();
      onwards.destroy();
    };
    for (const one of [socket, onwards]) one.on('error', end).on('close', end);
    socket.on('data', (bytes) => {
      this.came += bytes.length;
      const [most = Infinity] = this.breaks;
      if (this.came <= most) {
        onwards.write(bytes);
        return;
      }
      this.breaks.shift();
      this.broken += 1;
      // What came before the break arrives.
      onwards.end(bytes.subarray(0, bytes.length - (this.came - most)), end);
      this.came = 0;
    });
    onwards.on('data', (bytes) => {
      if (this.loseAnswers > 0 && bytes.includes('{"revision":')) {
        this.loseAnswers -= 1;
        this.broken += 1;
        end();
      } else socket.write(bytes);
    });
  }
}

describe('whoever releases into a service', () => {
  let fixture: Fixture;
  let service: ServedStore;
  let line: BadLine;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    service = await serveStore(fixture);
    line = await BadLine.to(service.address);
  });
  afterAll(async () => {
    await service.app.close();
    await line.close();
    await fixture.remove();
  });

  it('sees what a promotion would do, without a key and without a word to the service', async () => {
    const before = await service.inventory();
    const { store } = await service.releaser({ keysDir: '/nowhere' });
    const { composition } = await promote({ store, by: 'test', releases: { [name]: '1.0.0' }, dryRun: true });
    expect(composition.releases[name]?.version).toBe('1.0.0');
    expect(await service.inventory()).toEqual(before);
  });

  it('goes on with an archive where the connection was lost', async () => {
    // Text that no compression makes small: several pieces.
    const script = randomBytes(100_000).toString('base64');
    const dist = await fixture.buildRemote(name, '1.1.0', { script });
    const { publish } = await service.releaser({ address: line.address, piece: 16_384 });
    line.breaks = [40_000, 30_000, 20_000];
    line.broken = 0;
    expect(await publish(dist, '1.1.0')).toMatchObject({ isNew: true });
    expect(line.broken).toBe(3);
    expect((await fixture.store.readRelease(name, '1.1.0')).version).toBe('1.1.0');

    const before = await service.inventory();
    expect(await publish(dist, '1.1.0')).toMatchObject({ isNew: false });
    expect(await service.inventory()).toEqual(before);
  });

  it('hears what became of a decision whose answer was lost, and it is made once', async () => {
    const { decider } = await service.releaser({ address: line.address });
    line.breaks = [];
    line.broken = 0;
    line.loseAnswers = 1;
    const before = (await fixture.store.ledger.head())?.revision.number ?? 0;
    const { changed, revision } = await promote({ ...decider, releases: { [name]: '1.1.0' } });
    expect([line.broken, changed, revision?.number]).toEqual([1, true, before + 1]);
    expect((await fixture.store.ledger.head())?.revision.number).toBe(before + 1);
  });

  it('decides on top of whoever was quicker', async () => {
    for (const remote of [name, other]) await fixture.publishRemote(remote, '1.2.0');
    const [one, two] = [await service.releaser(), await service.releaser()];
    const both = await Promise.all([
      promote({ ...one.decider, releases: { [name]: '1.2.0' } }),
      promote({ ...two.decider, releases: { [other]: '1.2.0' } }),
    ]);
    expect(both.map(({ changed }) => changed)).toEqual([true, true]);
    const head = await fixture.store.ledger.head();
    const live = await fixture.store.findComposition(head?.revision.stable ?? null);
    expect([live?.releases[name]?.version, live?.releases[other]?.version]).toEqual(['1.2.0', '1.2.0']);
  });

  it('is refused before anything is sent where no key is at hand', async () => {
    const { publish } = await service.releaser({ keysDir: '/nowhere' });
    const dist = await fixture.buildRemote(name, '9.0.0');
    await expect(publish(dist, '9.0.0')).rejects.toThrow(
      /^There is no key in \/nowhere \(KEYS_DIR\), so nothing may sign/,
    );
  });
});
