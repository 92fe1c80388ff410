import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execFile } from 'node:child_process';
import process from 'node:process';
import { z } from 'zod';
import { root } from '@shared/testing/root';
import { type Line, type SecurityCheck, line, notRun } from './check';
import { allowedLicences, isAllowed, licenceOf } from './licences';

/** Packages that ship: what visitors get, and what serves them. The browser tests and the benchmarks do not. */
const shippedPackages = ['host', './remote-*', './shared/*', 'backend', 'release'] as const;
const shippedFilters = shippedPackages.flatMap((name) => ['--filter', name]);

const BILL = 'checks/output/bill-of-materials.json';

const auditSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
});
const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string(),
  components: z.array(
    z.object({ name: z.string(), group: z.string().optional(), version: z.string(), purl: z.string() }),
  ),
});
const licencesSchema = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

/** Checks others' work that ships: known holes, a list of it all, the licences. */
export const checkSupplyChain: SecurityCheck = async () => [
  await audit(),
  await billOfMaterials(),
  await licences('what ships', ['--prod', ...shippedFilters], allowedLicences.shipped),
  await licences('tools included', ['--recursive'], allowedLicences.tools),
];

async function audit(): Promise<Line> {
  const what = 'no known hole in what ships (pnpm audit)';
  const answer = auditSchema.safeParse(await pnpmJson(['audit', '--prod', '--json']));
  if (!answer.success) return notRun(what, 'the registry in use answers no audit');
  const found = Object.values(answer.data.advisories).flatMap(({ module_name: name, severity, title, findings }) =>
    findings
      .filter(({ paths }) => paths.some((place) => !/^\.?(?:e2e|bench)\b/.test(place)))
      .map(({ version }) => `${name}@${version} ${severity}: ${title}`),
  );
  return line(what, found, `${found.length} advisories`);
}

async function billOfMaterials(): Promise<Line> {
  const what = 'a software bill of materials (CycloneDX)';
  const bill = await pnpmJson(['sbom', '--sbom-format', 'cyclonedx', '--prod', ...shippedFilters]);
  const read = billSchema.safeParse(bill);
  if (!read.success) return line(what, ['pnpm sbom gave none'], 'none');
  await mkdir(path.dirname(path.join(root, BILL)), { recursive: true });
  await writeFile(path.join(root, BILL), `${JSON.stringify(bill, null, 2)}\n`);
  const { components, specVersion } = read.data;
  const listed = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  const used = await packagesOf(['--prod', ...shippedFilters]);
  const missing = used.filter(({ name }) => !listed.has(name)).map(({ name }) => `${name} is not listed`);
  return line(what, missing, `${components.length} components, CycloneDX ${specVersion}, in ${BILL}`);
}

async function licences(which: string, args: readonly string[], allowed: readonly string[]): Promise<Line> {
  const packages = await packagesOf(args);
  const others = packages.filter(({ licence }) => !isAllowed(licence, allowed));
  const kinds = [...new Set(packages.map(({ licence }) => licence))].sort();
  return line(
    `licences of dependencies, ${which}, on the allow-list`,
    [
      ...others.map(({ name, licence }) => `${name}: ${licence}`),
      ...(packages.length > 0 ? [] : ['pnpm licenses gave none']),
    ],
    `${packages.length} packages: ${kinds.join(', ')}`,
  );
}

async function packagesOf(args: readonly string[]): Promise<{ name: string; licence: string }[]> {
  const answer = licencesSchema.safeParse(await pnpmJson(['licenses', 'list', '--json', ...args]));
  if (!answer.success) return [];
  return Object.entries(answer.data).flatMap(([named, packages]) =>
    packages.map(({ name }) => ({ name, licence: licenceOf(name, named) })),
  );
}

/** Runs the project's pnpm; its answer as JSON, or null where it gave none. */
function pnpmJson(args: readonly string[]): Promise<unknown> {
  const pnpm = process.env['SITE_PNPM'] ?? 'pnpm';
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    // Findings end it with another code than 0.
    execFile('npx', ['--yes', pnpm, ...args], options, (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout.slice(Math.max(0, stdout.search(/[{[]/)))));
      } catch {
        resolve(null);
      }
    });
  });
}
