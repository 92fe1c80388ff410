// Answers what the release tool asks, in the realm of the bundles. Whatever a bundle does to this realm, it changes nothing
// but the answers of this process, and of those the tool takes bytes for pages that it named itself.
(function answers(tools) {
  'use strict';
  const { call, run } = tools;
  const { parse, stringify } = JSON;
  const TEXT = 4000;
  let job;
  let loaded;

  const host = () => (loaded ??= run('host/render.cjs', {}));

  class Refusal {
    constructor(sentence) {
      this.sentence = sentence;
    }
  }

  const prepared = new Map();
  /** A route's page, and every address that it stands at. */
  const prepare = (route) => {
    const known = prepared.get(route);
    if (known) return known;
    const { routes, sharedModules, contractFits, CONTRACT_VERSION, pathsOf } = host();
    const at = typeof route === 'number' ? routes[route] : unrouted(route);
    const { page } = run(`${job.remote.name}/${at.page}.cjs`, sharedModules);
    if (!page) throw new Refusal(`The page ${at.page} exports no page`);
    if (!contractFits(page.contract, CONTRACT_VERSION))
      throw new Refusal(`The page ${at.page} needs contract ${page.contract}; the host offers ${CONTRACT_VERSION}`);
    if (typeof route !== 'number') [at.params] = page.paths?.() ?? [];
    const made = { route: at, page, targets: pathsOf(at, page) };
    prepared.set(route, made);
    return made;
  };

  /** A page may come before its route: it is tried at an address of its own. */
  const unrouted = (page) => ({ pattern: `/${page}`, remote: job.remote.name, page, header: 'light' });

  const render = (key, number) => {
    const { route, page, targets } = prepare(key);
    return host().renderPage({ ...job.common, ...host().pageParts(job, route, targets[number]), route, page });
  };

  const answered = {
    routes: () => stringify(host().routes.map(({ pattern, remote, page }) => ({ pattern, remote, page }))),
    'site-files': () => stringify(host().renderSiteFiles(job)),
    broken: ({ html, site }) => {
      const known = {
        ...{ basePath: site.basePath, remote: site.remote, addresses: new Set(site.addresses) },
        ...{ assets: new Set(site.assets), rootFiles: new Set(site.rootFiles) },
      };
      const links = host().brokenLinks?.(html, known) ?? [];
      return stringify({ links, pictures: host().brokenPictures?.(html, known) ?? [] });
    },
    paths: ({ routes }) => stringify(routes.map((route) => prepare(route).targets.map(({ path }) => path))),
    page: ({ route, target }) => render(route, target),
    data: ({ route, params, known }) => {
      const { page, route: at } = prepare(route);
      const requests = page.data?.({ ...params, ...at.params }, known) ?? {};
      return stringify({ requests, listedBy: page.listedBy ?? null });
    },
    answered: ({ route: key, path, params, answers }) => {
      const { route, page } = prepare(key);
      const parts = host().pageParts(job, route, { path, params: { ...params, ...route.params } }, answers);
      return host().renderPage({ ...job.common, ...parts, route, page });
    },
    unrouted: ({ page }) => render(page, 0),
  };

  const textOf = (read) => {
    try {
      return `${read()}`.slice(0, TEXT);
    } catch {
      return '';
    }
  };
  const toldError = (error, depth = 0) => {
    if (typeof error !== 'object' || error === null) return told(error, null);
    let cause = null;
    try {
      if (depth < 4 && error.cause !== undefined) cause = toldError(error.cause, depth + 1);
    } catch {
      cause = null;
    }
    return told(error, cause);
  };
  const told = (error, cause) => {
    const isError = typeof error === 'object' && error !== null;
    return {
      __proto__: null,
      name: isError ? textOf(() => error.name ?? '') : '',
      message: isError ? textOf(() => error.message ?? '') : textOf(() => error),
      stack: isError ? textOf(() => error.stack ?? '') : '',
      cause,
    };
  };
  const describe = (error) =>
    stringify(
      error instanceof Refusal
        ? { __proto__: null, sentence: textOf(() => error.sentence) }
        : { __proto__: null, thrown: toldError(error) },
    );

  const answer = async (text) => {
    try {
      const { what, ...about } = parse(text);
      const given = await answered[what](about);
      if (typeof given !== 'string') throw new Refusal('it gives something else than text for a page');
      call('answer', given);
    } catch (error) {
      call('refuse', describe(error));
    }
  };

  return {
    take: (text) => {
      job = parse(text);
    },
    answer: (text) => void answer(text),
    describe,
  };
});
