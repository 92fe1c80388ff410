import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages that a team installs beside the bundle: a browser's driver, and what is injected into its pages. */
const dependencies = { 'axe-core': 'catalog:', 'playwright-core': 'catalog:' };

/** Packages of commands that a team has no use for: they keep a store themselves. */
const ABSENT = ['@aws-sdk/*', '@fastify/*', 'fastify', 'pg', 'typescript'];

/**
 * Bundles the release tool as a team runs it into a package's `bin`; gives what the package's description says of it. The files that
 * a sandbox is given as text lie where the bundle looks for them: beside it.
 */
export async function bundleCommands(root: string, stage: string) {
  const outdir = path.join(stage, 'bin');
  await build({
    absWorkingDir: root,
    entryPoints: { remote: 'release/src/outside/remote-main.ts' },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...ABSENT, ...Object.keys(dependencies)],
    // CommonJS modules inside need it.
    banner: { js: "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);" },
    logLevel: 'error',
  });
  await cp(path.join(root, 'pages/src/compose/child'), path.join(outdir, 'child'), { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { client: 'shared/kit/src/refresh/hot-client.ts' },
    outdir,
    bundle: true,
    target: 'es2022',
    // Its refresh runtime is a development one, whatever the page's React.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return { bin: { remote: './bin/remote.js' }, dependencies, files: ['bin'] };
}
