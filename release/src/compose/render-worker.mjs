// Renders the pages of one package in a process of its own: empty environment, no writes, nothing but the bundles it
// was given (docs/architecture.md, "The way of a release"). Plain JavaScript, since Node's permission model leaves no room
// for a loader.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createRequire } from 'node:module';

const builtin = createRequire(import.meta.url);

/** @param {string} file @param {Readonly<Record<string, unknown>>} modules */
function run(file, modules) {
  const module = { exports: {} };
  const provide = (name) => {
    if (name in modules) return modules[name];
    if (/^(?:node:)?(?:crypto|util|stream|async_hooks|buffer|events)$/.test(name)) return builtin(name);
    throw new Error(`${path.basename(file)} asks for ${name}, which the composer does not provide`);
  };
  // A bundle of the store, read from its own release.
  new Function('module', 'exports', 'require', readFileSync(file, 'utf8'))(module, module.exports, provide);
  return module.exports;
}

process.once('message', async (job) => {
  const answer = await renderAll(job).then(
    () => ({ ok: true }),
    (error) => ({ ok: false, message: sentenceOf(error) }),
  );
  process.send(answer, () => process.disconnect());
});

/** One file at a time: what a remote with thousands of pages needs here does not grow with them. */
function handOver(file, text) {
  return new Promise((resolve, reject) => {
    process.send({ file, text }, (error) => (error ? reject(error) : resolve()));
  });
}

/** A refusal is one sentence; a page's own stack tells of bundled code, and helps nobody. */
function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error);
  const [sentence] = error.message.split('\n');
  return error.name === 'Error' ? sentence : `${error.name}: ${sentence}`;
}

async function renderAll(job) {
  const host = run(job.hostBundle, {});
  if (!job.remote) {
    const lost = host.routes.find(({ remote }) => !job.packages.includes(remote));
    if (lost) throw new Error(`The route ${lost.pattern} needs ${lost.remote}, which no release stands for`);
    for (const [file, text] of Object.entries(host.renderSiteFiles(job))) await handOver(file, text);
    return;
  }
  const routed = host.routes
    .filter(({ remote }) => remote === job.remote.name)
    .map((route) => prepare(host, route, job));
  const search = job.refuseBroken ? searchBroken(host, job, routed) : null;
  for (const prepared of routed) await render(host, prepared, job, search?.look);
  search?.refuse();
  if (job.trial) {
    for (const route of unrouted(host, job)) await render(host, prepare(host, route, job), job);
  }
}

/** Only where it can still be mended: a promotion and a rollback serve what was published. */
function searchBroken(host, job, routed) {
  const { name: remote, assets } = job.remote;
  const { basePath } = job.common.config;
  const files = routed.flatMap(({ targets }) => targets.map(({ path }) => host.fileOf(path)));
  const site = {
    ...{ basePath, remote, addresses: new Set(files.map(addressOf)) },
    ...{ assets: new Set(assets), rootFiles: new Set(job.rootFiles) },
  };
  const links = [];
  const pictures = [];
  return {
    look(file, html) {
      for (const link of host.brokenLinks?.(html, site) ?? []) links.push(`${addressOf(file)} links to ${link}`);
      for (const shown of host.brokenPictures?.(html, site) ?? []) pictures.push(`${addressOf(file)} shows ${shown}`);
    },
    refuse() {
      if (links.length > 0) throw new Error(`no page stands where these lead: ${links.join(', ')}`);
      if (pictures.length > 0) throw new Error(`no release holds these pictures: ${pictures.join(', ')}`);
    },
  };
}

function addressOf(file) {
  return `/${file.replace(/index\.html$/, '')}`;
}

/** A page may come before its route: it is tried at an address of its own. */
function unrouted(host, job) {
  const routed = new Set(host.routes.filter(({ remote }) => remote === job.remote.name).map(({ page }) => page));
  return Object.entries(job.remote.pages)
    .filter(([name]) => !routed.has(name))
    .map(([name, { bundle }]) => {
      const [params] = run(bundle, host.sharedModules).page?.paths?.() ?? [];
      return { pattern: `/${name}`, remote: job.remote.name, page: name, header: 'light', params };
    });
}

/** A route's page, and every address that it stands at. */
function prepare(host, route, job) {
  const known = job.remote.pages[route.page];
  if (!known)
    throw new Error(`The route ${route.pattern} needs the page ${route.page}, which ${job.remote.name} does not have`);
  const { page } = run(known.bundle, host.sharedModules);
  if (!page) throw new Error(`The page ${route.page} exports no page`);
  if (!host.contractFits(page.contract, host.CONTRACT_VERSION)) {
    throw new Error(`The page ${route.page} needs contract ${page.contract}; the host offers ${host.CONTRACT_VERSION}`);
  }
  return { route, page, targets: host.pathsOf(route, page) };
}

async function render(host, { route, page, targets }, job, look) {
  for (const target of targets) {
    const once = () => host.renderPage({ ...job.common, ...host.pageParts(job, route, target), route, page });
    const html = await once();
    if (html !== (await once())) throw new Error(`${target.path} renders differently each time`);
    const file = host.fileOf(target.path);
    const text = html.replaceAll('__ASSETS__/', `${job.common.config.basePath}assets/`);
    look?.(file, text);
    await handOver(file, text);
  }
}
