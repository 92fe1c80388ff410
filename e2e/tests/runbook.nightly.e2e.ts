import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { CephServer } from '@shared/testing/ceph-server';
import { deployParts } from '@shared/testing/deployed-site';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { LoginProvider } from '@shared/testing/login-provider';
import { root } from '@shared/testing/root';
import { carryOver } from '../../release/src/testing/carry-over';
import { Machine } from '../src/runbook/machine';
import { untilPage } from '../src/stories/until-page';
import { blocksBelow, linesOf, programsOf } from '../src/runbook/read-runbook';

const AS_IT_IS = 'as it is';

/** How each program of "Set up" is run here. One that is not named fails the test, until somebody says how. */
const howRun: Readonly<Record<string, string>> = {
  // Lines that are not run: they change the machine itself, or need one of their own.
  'apt-get': 'not run: what it installs is there, or the test is not run',
  useradd: 'not run: one user runs everything',
  chown: 'not run: one user owns everything',
  npx: 'not run: the clone has the dependencies of this checkout',
  // Lines that are run in another way.
  install: 'without owner and group',
  git: 'a copy of this checkout',
  createuser: 'with a password that nobody types',
  nginx: 'with a main file of its own',
  systemctl: 'starts what the unit says, as its own user',
  release: 'publishes the builds of this checkout, all four; asks nobody',
  // Lines that are run word for word, in other folders and at other ports.
  backend: AS_IT_IS,
  cd: AS_IT_IS,
  cp: AS_IT_IS,
  createdb: AS_IT_IS,
  curl: AS_IT_IS,
  envsubst: AS_IT_IS,
  rm: AS_IT_IS,
};

const packages = ['host', 'remote-marketing', 'remote-community', 'remote-download'];
const parts = deployParts();

if ('missing' in parts) {
  process.stdout.write(`NOT RUN: the runbook, since parts are not installed (${parts.missing})\n`);
  test.todo('the runbook: not run, since parts are not installed');
} else {
  describe('the runbook', () => {
    let machine: Machine;
    let provider: LoginProvider;

    beforeAll(async () => {
      machine = await Machine.make(parts.postgres);
      provider = await LoginProvider.start(`${machine.origin}/api/ext/v1/sign-in/callback`);
    }, 300_000);
    afterAll(async () => {
      await provider.stop();
      await machine.remove();
    });

    /** Acts of a person besides typing a line, by how the line begins. */
    const byHand = (): Readonly<Record<string, string>> => ({
      'cp deploy/site.env.example': `sed -i 's|^ORIGIN=.*|ORIGIN=${machine.origin}|' /etc/site/site.env`,
      'install -m 600 deploy/backend.env.example': [
        `sed -i -e 's|PASSWORD|a%20password|' -e 's|CHANGE-ME|public-download-throttle|'`,
        ...Object.entries(provider.environment).map(([name, value]) => `-e 's|^${name}=.*|${name}=${value}|'`),
        '/etc/site/backend.env',
      ].join(' '),
      'install -d -o site -g site /var/lib/site/clients': `cp ${machine.folder}/client-files/* /var/lib/site/clients/`,
      'release keys init': `grep -o 'TRUST_ROOT=[0-9a-f]*$' $machine/keys-init.txt >> /etc/site/site.env`,
    });

    /** A line as it is run: all packages where the remark says so, their versions, and what a person does after it. */
    const runnable = async (line: string): Promise<string> => {
      const versions = await Promise.all(
        packages.map(async (name) => {
          const manifest = await readFile(path.join(root, name, 'package.json'), 'utf8');
          return [name, (JSON.parse(manifest) as { version: string }).version] as const;
        }),
      );
      let command = line.replace('<repository>', root);
      for (const [name, version] of versions) command = command.replace(`${name}@<version>`, `${name}@${version}`);
      if (line === 'release publish host') command = packages.map((name) => `published ${name}`).join('\n');
      if (line === 'release keys init') command = `${line} | tee $machine/keys-init.txt`;
      const after = Object.entries(byHand()).find(([begins]) => line.startsWith(begins))?.[1];
      const commands = [...command.split('\n'), ...(after === undefined ? [] : [after])];
      // A line whose first half fails must not go on with the next line.
      return commands.map((one) => `${one} || failed ${JSON.stringify(one.slice(0, 60))}`).join('\n');
    };

    /** The client's files, by the manifest that the runbook shows. */
    const writeClientFiles = async () => {
      const [manifest = ''] = await blocksBelow("### The client's files", 'json');
      const bytes = Buffer.from('client');
      const filled = manifest
        .replace(/<64 hexadecimal digits[^>]*>/, createHash('sha256').update(bytes).digest('hex'))
        .replace('<what is new>', '新的流程编辑器')
        .replace('<what it runs on>', 'Windows 10');
      const { builds } = JSON.parse(filled) as { builds: { file: string }[] };
      const folder = path.join(machine.folder, 'client-files');
      await machine.run(`mkdir -p ${folder}`);
      for (const { file } of builds) await writeFile(path.join(folder, file), bytes);
      await writeFile(path.join(folder, 'manifest.json'), filled);
    };

    test('names how each of its commands is run here', async () => {
      const [block = ''] = await blocksBelow('## Set up');
      const unknown = linesOf(block)
        .flatMap(programsOf)
        .filter((program) => !(program in howRun));
      expect(unknown).toEqual([]);
    });

    test('followed word for word, ends with a visitor’s message that an operator reads', async () => {
      const functions = (await blocksBelow(null)).join('\n');
      const [setUp = ''] = await blocksBelow('## Set up');
      const [operator = ''] = await blocksBelow('### The login');
      await writeClientFiles();
      const script = [functions];
      for (const line of [...linesOf(setUp), ...linesOf(operator)]) script.push(await runnable(line));
      const said = await machine.run(machine.map(script.join('\n').replace('<sub>', 'first-operator')));
      expect(said).toContain(`The login provider ${provider.issuer} answers`);
      expect(said).toContain('no operator (npm run backend -- setup): nobody reads messages');
      expect(said).toContain(`first-operator (${provider.issuer}) is an operator from now on\nNothing is missing.`);

      const browser = await launchBrowser();
      const { page, complaints } = await openPage(browser);
      await page.goto(`${machine.origin}/contactus/`);
      await untilLive(page);
      await page.getByText('想先试用').click();
      await page.getByLabel('怎么称呼').fill('第一位来访者');
      await page.getByLabel('电话或邮箱').fill('first@example.com');
      await page.getByLabel('想做什么，停在哪里').fill('装好之后的第一条留言');
      await page.getByLabel('同意为这次留言联系我').check();
      await page.getByRole('button', { name: '发送留言' }).click();
      await page.getByRole('heading', { name: '留言已经收到' }).waitFor();
      await browser.close();
      expect(complaints).toEqual([]);

      const token = await logIn('first-operator');
      const messages = await fetch(`${machine.origin}/api/ext/v1/desk/messages`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await messages.json()).toMatchObject({
        data: { items: [{ name: '第一位来访者', topic: 'trial', message: '装好之后的第一条留言' }] },
      });
      // The machine holds nothing of a trial.
      const comics = await fetch(`${machine.origin}/api/noauth/v1/sns/comic/comicList`);
      expect(await comics.json()).toMatchObject({ data: { items: [] } });
    }, 300_000);

    test('followed further, public data stands in pages without scripts', async () => {
      const [block = ''] = await blocksBelow('### Public data in pages');
      const made = 'npm run release -- keys make --owner composer@site';
      const script = block
        .replace(made, `${made} | tee $machine/composer-key.txt`)
        .replace('<public key>', `"$(sed -n 's/.*composer@site=//p' $machine/composer-key.txt)"`);
      expect(script).toContain('tee $machine');
      const said = await follow(script);
      expect(said).toContain('{"whole":true}');
      await asked('first-operator', '装好之后的第一个问题');
      await untilRead('装好之后的第一个问题');
    }, 300_000);

    if (!hasCeph()) {
      process.stdout.write(`NOT RUN: the runbook’s bucket (apt-get install ${CEPH_PACKAGES.join(' ')})\n`);
      test.todo('a store in a bucket: not run, since Ceph is not installed');
      return;
    }

    test('followed into a bucket, everything goes on from there, and the folder is needed no more', async () => {
      const ceph = await CephServer.start();
      try {
        await ceph.createBucket('site');
        const [settings = ''] = await blocksBelow('### A store in a bucket');
        const [told = '', stopped = '', begun = ''] = (await blocksBelow('### A store in a bucket')).slice(1);
        const bucket = { ...ceph.environment(), STORE: 's3://site/production' };
        const names = linesOf(settings).map((line) => line.split('=')[0] ?? '');
        const environment: Record<string, string> = { S3_REGION: 'us-east-1', ...bucket };
        expect(Object.keys(environment)).toEqual(expect.arrayContaining(names));
        const file = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
        await machine.run(machine.map(`printf '%s\\n' ${file.join(' ')} > /etc/site/store.env`));
        await follow(`${told}\n${stopped}`);
        await carryOver(path.join(machine.folder, 'var/lib/site'), bucket);
        await rm(path.join(machine.folder, 'var/lib/site/store'), { recursive: true });
        const said = await follow(`${told}\n${begun}`);
        expect(said).toContain('{"whole":true}');
        await untilRead('装好之后的第一个问题');
        await asked('first-operator', '在桶里的第一个问题');
        await untilRead('在桶里的第一个问题');
        await follow(`${told}\nrelease confirm`);
      } finally {
        await ceph.stop();
      }
    }, 300_000);

    /** Runs a block of the runbook in this machine; the first line that fails ends it. */
    async function follow(block: string): Promise<string> {
      const functions = (await blocksBelow(null)).join('\n');
      return machine.run(machine.map(`${functions}\nset -e\n${block}`));
    }

    /** Asks a question as a visitor's browser does. */
    async function asked(visitor: string, title: string): Promise<void> {
      const { status } = await fetch(`${machine.origin}/api/ext/v1/questions/create`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await logIn(visitor)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ topic: 'start', title, content: title }),
      });
      expect(status).toBe(200);
    }

    /** Resolves once who has no scripts reads a text in the list of questions. */
    const untilRead = (title: string) =>
      untilPage(`${machine.origin}/community/homePage/`, ({ text }) => text.includes(title), 30_000);

    /** The way of a browser, through nginx and the provider. */
    async function logIn(as: string): Promise<string> {
      const begun = await fetch(`${machine.origin}/api/ext/v1/sign-in?return=/help/&state=s`, { redirect: 'manual' });
      const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const callback = await provider.logIn(begun.headers.get('location') ?? '', as);
      const back = await fetch(callback, { redirect: 'manual', headers: { cookie } });
      const target = new URL(back.headers.get('location') ?? '', machine.origin);
      expect([back.status, target.pathname, target.searchParams.get('state')]).toEqual([303, '/help/', 's']);
      const exchange = new URL('/api/v1/user/login/getAccessTokenByJumpToken', machine.origin);
      exchange.searchParams.set('jumpToken', target.searchParams.get('jumpToken') ?? '');
      const { data } = (await (await fetch(exchange)).json()) as { data: { accessToken: string } };
      return data.accessToken;
    }
  });
}
