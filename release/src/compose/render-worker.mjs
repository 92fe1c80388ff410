// Renders the pages of one package in a process of its own: empty environment, no writes, nothing but the bundles it
// was given (design.md "Release"). Plain JavaScript, since Node's permission model leaves no room for a loader.
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
    (files) => ({ ok: true, files }),
    (error) => ({ ok: false, message: sentenceOf(error) }),
  );
  // Only once all of it is written: a large answer takes several turns.
  process.send(answer, () => process.disconnect());
});

/** A refusal is one sentence; a page's own stack tells of bundled code, and helps nobody. */
function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error);
  const [sentence] = error.message.split('\n');
  return error.name === 'Error' ? sentence : `${error.name}: ${sentence}`;
}

async function renderAll(job) {
  const host = run(job.hostBundle, {});
  const files = {};
  if (job.remote) {
    for (const route of host.routes.filter(({ remote }) => remote === job.remote.name)) {
      await renderRoute(host, route, job, files);
    }
    if (job.refuseBroken) {
      refuseBrokenLinks(host, job, files);
      refuseBrokenPictures(host, job, files);
    }
    if (job.trial) await renderUnrouted(host, job, files);
  } else {
    const lost = host.routes.find(({ remote }) => !job.packages.includes(remote));
    if (lost) throw new Error(`The route ${lost.pattern} needs ${lost.remote}, which no release stands for`);
    Object.assign(files, host.renderSiteFiles(job));
  }
  return files;
}

/** Only where it can still be mended: a promotion and a rollback serve what was published. */
function refuseBrokenLinks(host, job, files) {
  const addresses = new Set(Object.keys(files).map((file) => `/${file.replace(/index\.html$/, '')}`));
  const site = { basePath: job.common.config.basePath, remote: job.remote.name, addresses };
  const broken = Object.entries(files).flatMap(([file, html]) =>
    (host.brokenLinks?.(html, site) ?? []).map((link) => `/${file.replace(/index\.html$/, '')} links to ${link}`),
  );
  if (broken.length > 0) throw new Error(`no page stands where these lead: ${broken.join(', ')}`);
}

function refuseBrokenPictures(host, job, files) {
  const { name: remote, assets } = job.remote;
  const { basePath } = job.common.config;
  const site = { basePath, remote, assets: new Set(assets), rootFiles: new Set(job.rootFiles) };
  const broken = Object.entries(files).flatMap(([file, html]) =>
    (host.brokenPictures?.(html, site) ?? []).map((shown) => `/${file.replace(/index\.html$/, '')} shows ${shown}`),
  );
  if (broken.length > 0) throw new Error(`no release holds these pictures: ${broken.join(', ')}`);
}

/** A page may come before its route: it is tried at an address of its own. */
async function renderUnrouted(host, job, files) {
  const routed = new Set(host.routes.filter(({ remote }) => remote === job.remote.name).map(({ page }) => page));
  for (const [name, { bundle }] of Object.entries(job.remote.pages)) {
    if (routed.has(name)) continue;
    const [params] = run(bundle, host.sharedModules).page?.paths?.() ?? [];
    const route = { pattern: `/${name}`, remote: job.remote.name, page: name, header: 'light', params };
    await renderRoute(host, route, job, files);
  }
}

async function renderRoute(host, route, job, files) {
  const known = job.remote.pages[route.page];
  if (!known)
    throw new Error(`The route ${route.pattern} needs the page ${route.page}, which ${job.remote.name} does not have`);
  const { page } = run(known.bundle, host.sharedModules);
  if (!page) throw new Error(`The page ${route.page} exports no page`);
  if (!host.contractFits(page.contract, host.CONTRACT_VERSION)) {
    throw new Error(`The page ${route.page} needs contract ${page.contract}; the host offers ${host.CONTRACT_VERSION}`);
  }
  for (const target of host.pathsOf(route, page)) {
    const render = () => host.renderPage({ ...job.common, ...host.pageParts(job, route, target), route, page });
    const html = await render();
    if (html !== (await render())) throw new Error(`${target.path} renders differently each time`);
    files[host.fileOf(target.path)] = html.replaceAll('__ASSETS__/', `${job.common.config.basePath}assets/`);
  }
}
