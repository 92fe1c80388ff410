// Answers what the release tool asks, in the realm of the bundles. Whatever a bundle does to this realm, it changes nothing
// but the answers of this process: values, which the tool checks before it makes a page of them.
(function answers(tools) {
  'use strict';
  const { call, run } = tools;
  const { parse, stringify } = JSON;
  const { create, defineProperty, entries, freeze } = Object;
  const TEXT = 4000;
  const loaded = create(null);
  let job;

  const host = (name) => (loaded[name] ??= run(`host/${name}.cjs`, {}));

  class Refusal {
    constructor(sentence) {
      this.sentence = sentence;
    }
  }

  /** The same value without a prototype to read from or to write to. */
  const bare = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const copy = create(null);
    for (const [name, part] of entries(value)) defineProperty(copy, name, { value: bare(part), enumerable: true });
    return freeze(copy);
  };

  const pageOf = (name) => {
    const { page } = (loaded[`page ${name}`] ??= run(`${job.remote}/${name}.cjs`, host('part').sharedModules));
    if (!page) throw new Refusal(`The page ${name} exports no page`);
    return page;
  };

  /** The first two are asked of a process that holds the host alone, the others of one that holds a remote. */
  const answered = {
    __proto__: null,
    host: () => host('frame').facts(),
    frame: ({ config, ...about }) => host('frame').frame(bare(config) ?? job.config, about),
    'site-files': ({ paths, config, content }) =>
      host('frame').siteFiles(bare(config) ?? job.config, paths, bare(content)),
    facts: ({ page: name, published }) => {
      const page = pageOf(name);
      const { contract, start = 'idle', leadsTo = [], listedBy = null, content = [] } = page;
      return {
        contract,
        start,
        leadsTo,
        listedBy,
        content,
        paths: (published && page.pathsWith?.(published)) ?? page.paths?.() ?? [{}],
      };
    },
    data: ({ page, params, known }) => pageOf(page).data?.(params, known) ?? {},
    page: ({ page, config, ...about }) =>
      host('part').renderPage(pageOf(page), { ...about, config: bare(config) ?? job.config }),
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
      const given = stringify(await answered[what](about));
      if (typeof given !== 'string') throw new Refusal('it gives nothing that can be said');
      call('answer', given);
    } catch (error) {
      call('refuse', describe(error));
    }
  };

  return {
    take: (text) => {
      job = bare(parse(text));
    },
    answer: (text) => void answer(text),
    describe,
  };
});
