import { randomUUID } from 'node:crypto';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { PostgresStorage } from './postgres-storage';
import { storageSuite } from './storage.suite';

jest.setTimeout(300_000);

const programs = postgresPrograms();

if (programs === null) {
  process.stdout.write('NOT RUN: documents in PostgreSQL, since it is not installed (apt-get install postgresql)\n');
  test.todo('keeps documents in PostgreSQL: not run, since it is not installed');
} else {
  let server: PostgresServer;
  const opened: PostgresStorage[] = [];
  const open = (name: string = randomUUID()) => {
    const storage = new PostgresStorage(server.url(), name);
    opened.push(storage);
    return storage;
  };
  beforeAll(async () => {
    server = await PostgresServer.start(programs);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });
  afterAll(() => server.stop());

  storageSuite(() => Promise.resolve(open()));

  it('tells stores of one database apart', async () => {
    const [one, other] = [open(), open()];
    await one.putIfAbsent('a', Buffer.from('one'));
    expect(await other.get('a')).toBeNull();
  });

  it('loses nothing and reports nothing wrongly while the server crashes and comes back', async () => {
    const storage = open();
    const told: number[] = [];
    // A server may take longer to come back than a write has patience: then it says so, and whoever writes tries again.
    const written = async (number: number): Promise<boolean> => {
      let wasAway = false;
      for (;;) {
        try {
          const made = await storage.putIfAbsent(`ledger/${number}`, Buffer.from(String(number)));
          return made || wasAway;
        } catch (error) {
          if ((error as Error).name !== 'StorageAwayError') throw error;
          wasAway = true;
        }
      }
    };
    const writing = (async () => {
      for (let number = 1; number <= 200; number += 1) if (await written(number)) told.push(number);
    })();
    for (let crash = 0; crash < 3; crash += 1) await server.restart('immediate');
    await writing;
    const kept: string[] = [];
    for await (const { key } of storage.list('ledger/')) kept.push(key);
    expect(told).toHaveLength(200);
    expect(kept).toHaveLength(200);
  });

  it('keeps documents, and nothing large', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024);
    await expect(open().putIfAbsent('a', large)).rejects.toThrow('small documents are kept');
  });

  it('says what is wrong, without the password', async () => {
    const wrong = new PostgresStorage(server.url('nowhere').replace('postgres@', 'postgres:secret@'), 'x');
    opened.push(wrong);
    await expect(wrong.get('a')).rejects.toThrow(/database "nowhere" does not exist: make it/);
    const away = new PostgresStorage('postgres://u:secret@127.0.0.1:1/db', 'x');
    opened.push(away);
    await expect(away.get('a')).rejects.toThrow(
      /^postgres:\/\/127\.0\.0\.1:1\/db \(x\) failed at GET a: .*ECONNREFUSED/,
    );
  });
}
