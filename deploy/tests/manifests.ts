import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** The manifests, as far as they bear on what is in this repository; what they say besides is for Kubernetes to judge. */
const FOLDER = 'deploy/kubernetes';

const keyOf = z.object({ name: z.string(), key: z.string() });
const security = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
});
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }).optional() });

const containerSchema = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z.object({ secretKeyRef: keyOf.optional(), configMapKeyRef: keyOf.optional() }).optional(),
      }),
    )
    .default([]),
  envFrom: z
    .array(
      z.object({
        configMapRef: z.object({ name: z.string() }).optional(),
        secretRef: z.object({ name: z.string() }).optional(),
      }),
    )
    .default([]),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.object({ requests: z.record(z.string(), z.string()), limits: z.record(z.string(), z.string()) }),
  securityContext: security,
});

const podSchema = z.object({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().min(1),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  initContainers: z.array(containerSchema).default([]),
  containers: z.array(containerSchema),
  volumes: z.array(z.object({ name: z.string(), secret: z.object({ secretName: z.string() }).optional() })).default([]),
});

const manifestSchema = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) });
const workloadSchema = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    strategy: z
      .object({ type: z.string().optional(), rollingUpdate: z.object({ maxUnavailable: z.number() }).optional() })
      .optional(),
    template: z.object({ spec: podSchema }),
  }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Workload = z.output<typeof workloadSchema>;
export type Container = z.output<typeof containerSchema>;

/** Every document of every file but the kustomizations, which name no object of their own. */
export async function readManifests(): Promise<Manifest[]> {
  const names = await readdir(path.join(root, FOLDER), { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml') && path.basename(name) !== 'kustomization.yaml');
  const texts = await Promise.all(files.map((name) => readFile(path.join(root, FOLDER, name), 'utf8')));
  return texts.flatMap((text, at) =>
    parseAllDocuments(text).map((document) => {
      if (document.errors.length > 0) throw new Error(`${files[at] ?? ''}: ${document.errors.join('; ')}`);
      return manifestSchema.parse(document.toJS());
    }),
  );
}

export function workloadsIn(manifests: readonly Manifest[]): Workload[] {
  return manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((manifest) => workloadSchema.parse(manifest));
}

/** Containers of a pod, with those that begin it. */
export function containersOf({ spec }: Workload): Container[] {
  return [...spec.template.spec.initContainers, ...spec.template.spec.containers];
}

/** `<Secret>` or `<Secret>/<key>`, each that a workload names. */
export function secretsOf(workload: Workload): string[] {
  const named = containersOf(workload).flatMap(({ env, envFrom }) => [
    ...env.flatMap(({ valueFrom }) =>
      valueFrom?.secretKeyRef ? [`${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}`] : [],
    ),
    ...envFrom.flatMap(({ secretRef }) => (secretRef ? [secretRef.name] : [])),
  ]);
  return [
    ...named,
    ...workload.spec.template.spec.volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : [])),
  ];
}

export function readmeOfManifests(): Promise<string> {
  return readFile(path.join(root, FOLDER, 'README.md'), 'utf8');
}
