import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketVariables } from '@shared/storage/open-storage';
import { root } from '@shared/testing/root';
import { releaseVariables } from '@shared/store/config/settings';
import {
  type Container,
  type Workload,
  containersOf,
  readManifests,
  readmeOfManifests,
  secretsOf,
  workloadsIn,
} from './manifests';

/** Images built from this repository, and from which file; all others come as they are. */
const images: Readonly<Record<string, string>> = {
  site: 'deploy/Dockerfile',
  'site-nginx': 'deploy/nginx/Dockerfile',
};
const foreign = ['redis:7'];
/** Answers to the paths that probes ask for, by what the container runs. */
const probed: Readonly<Record<string, { path: string; source: string }>> = {
  'pages/src/serve/serve-main.ts': { path: '/healthz', source: 'pages/src/serve/server.ts' },
  'backend/src/server.ts': {
    path: '/api/healthz',
    source: 'backend/src/domains/operation/health-routes.ts',
  },
  'pages/src/data/data-main.ts': { path: '/healthz', source: 'pages/src/data/composer-server.ts' },
};
/** Files in which the backend's schema names its variables: nothing outside of it imports it. */
const backendSchemas = ['backend-config', 'mail-config', 'sign-in-config'];
const COMMANDS = 'backend/src/setup/commands.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const mainOf = ({ command }: Container) => command.find((word) => word.endsWith('.ts'));

describe('the manifests of Kubernetes', () => {
  let workloads: Workload[];
  let manifests: Awaited<ReturnType<typeof readManifests>>;
  beforeAll(async () => {
    manifests = await readManifests();
    workloads = workloadsIn(manifests);
  });
  const all = () => workloads.flatMap((workload) => containersOf(workload));
  const dataOf = (name: string) =>
    manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)?.['data'] as
      Record<string, string> | undefined;

  it('hold every piece, and none that may do more than it needs', () => {
    // `readManifests` refuses a pod that is root, may write into its image, or has a privilege.
    expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual([
      'backend',
      'composer',
      'front',
      'migrate',
      'pages',
      'redis',
    ]);
  });

  it('keep two of what visitors ask, also while they are replaced', () => {
    for (const name of ['pages', 'backend', 'front']) {
      const { spec } = workloads.find(({ metadata }) => metadata.name === name) ?? {};
      expect([name, spec?.replicas, spec?.strategy?.rollingUpdate?.maxUnavailable]).toEqual([name, 2, 0]);
      expect(manifests.some((one) => one.kind === 'PodDisruptionBudget' && one.metadata.name === name)).toBe(true);
    }
    const composer = workloads.find(({ metadata }) => metadata.name === 'composer');
    expect([composer?.spec.replicas, composer?.spec.strategy?.type]).toEqual([1, 'Recreate']);
  });

  it('run what is in the repository', async () => {
    const commands = [...(await read(COMMANDS)).matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
    for (const container of all()) {
      const file = images[container.image];
      if (file === undefined) expect(foreign).toContain(container.image);
      else expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
      const main = mainOf(container);
      if (main === undefined) continue;
      expect([main, existsSync(path.join(root, main))]).toEqual([main, true]);
      const [word] = container.command.slice(container.command.indexOf(main) + 1);
      if (word !== undefined) expect(commands).toContain(word);
    }
  });

  it('say nothing by a variable that nobody reads', async () => {
    const schemas = await Promise.all(backendSchemas.map((name) => read(`backend/src/config/${name}.ts`)));
    const named = schemas.flatMap((text) => [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
    expect(named).toContain('DATABASE_URL');
    const released = [...releaseVariables, ...bucketVariables];
    const known: Readonly<Record<string, readonly (string | undefined)[]>> = {
      'pages/src/serve/serve-main.ts': released,
      'pages/src/data/data-main.ts': released,
      'backend/src/server.ts': [...named, ...bucketVariables],
    };
    for (const container of all()) {
      const main = mainOf(container);
      if (main === undefined) continue;
      const maps = container.envFrom.flatMap(({ configMapRef }) =>
        configMapRef ? Object.keys(dataOf(configMapRef.name) ?? { [`no ConfigMap ${configMapRef.name}`]: '' }) : [],
      );
      const own = container.env.map(({ name }) => name);
      const readers = Object.values(known).flat();
      // Variables for all need not be read by each.
      expect(maps.filter((name) => !readers.includes(name))).toEqual([]);
      expect([container.name, own.filter((name) => !known[main]?.includes(name))]).toEqual([container.name, []]);
    }
  });

  it('probe paths that are answered, and end nobody for what is away elsewhere', async () => {
    for (const container of all()) {
      const { startupProbe, readinessProbe, livenessProbe } = container;
      expect([container.name, livenessProbe?.httpGet]).toEqual([container.name, undefined]);
      const asked = [startupProbe, readinessProbe].flatMap((one) => (one?.httpGet ? [one.httpGet.path] : []));
      const answered = probed[mainOf(container) ?? ''];
      for (const one of asked) expect([container.name, one]).toEqual([container.name, answered?.path]);
      if (asked.length > 0 && answered) expect(await read(answered.source)).toContain(`'${answered.path}'`);
    }
    const withReadiness = workloads.filter(({ kind }) => kind === 'Deployment');
    for (const { spec } of withReadiness)
      for (const { readinessProbe } of spec.template.spec.containers) expect(readinessProbe).toBeDefined();
  });

  it('hold no secret, and name none that the README does not tell of', async () => {
    expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const rows = (await readmeOfManifests()).split('\n').filter((line) => line.startsWith('| `site-'));
    for (const named of workloads.flatMap(secretsOf)) {
      const [name = '', key] = named.split('/');
      const row = rows.find((line) => line.startsWith(`| \`${name}\``));
      expect([named, row !== undefined && (key === undefined || row.includes(`\`${key}\``))]).toEqual([named, true]);
    }
  });

  it('let each piece reach what it needs, and nothing else', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy').map(({ metadata }) => metadata.name);
    expect(policies).toContain('nothing-else');
    for (const { metadata } of workloads) expect(policies).toContain(metadata.name);
  });
});
