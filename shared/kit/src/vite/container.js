/* global document, self */
// The container of a remote that Vite built: a classic script that brings the pages' chunks to life, as webpack's own does. Its text
// becomes the entry, called with what is known when all files have their names (vite.ts).
(function container({ queue, pages, chunks, shared }) {
  const { src, dataset } = document.currentScript;
  const folder = new URL('.', src).href;
  const release = dataset.release;
  /** The site's loader; none in a page of another host. */
  const site = (release && self.__SITE__) || {};
  const [made, loading, modules] = [{}, {}, {}];
  let scope;

  const run = (id) => {
    const file = id.slice(2);
    if (id in modules) return modules[id].exports;
    const module = (modules[id] = { exports: {} });
    try {
      made[file](module.exports, require, module);
    } catch (error) {
      // A module that threw does not count as loaded.
      delete modules[id];
      throw error;
    }
    return module.exports;
  };
  const require = Object.assign(run, {
    /** The address of a file of the release. */
    u: (file) => folder + file,
    /** Loads a chunk with what it needs; resolves when it can be run. */
    e: (id) => load(id.slice(2)),
  });

  const element = (name, properties) =>
    new Promise((resolve, reject) => {
      const made = Object.assign(document.createElement(name), properties, { crossOrigin: 'anonymous' });
      made.onload = () => resolve({ type: 'load' });
      made.onerror = reject;
      document.head.append(made);
    });
  const script = async (file) => {
    if (file in made) return;
    const url = folder + file;
    const { type } = await (site.loadScript
      ? new Promise((resolve) => site.loadScript(release, url, resolve))
      : element('script', { src: url }).catch((event) => event));
    if (file in made) return;
    const error = new Error(`Loading chunk ${file} failed.\n(${type}: ${url})`);
    throw Object.assign(error, { name: 'ChunkLoadError', type: type === 'load' ? 'missing' : type, request: url });
  };
  const style = (file) =>
    site.loadStyle
      ? site.loadStyle(release, folder + file)
      : element('link', { rel: 'stylesheet', href: folder + file });
  /** What failed is asked for again at the next call. */
  const once = (file, start) =>
    (loading[file] ??= start(file).catch((error) => {
      delete loading[file];
      throw error;
    }));
  const load = (file) => {
    const [scripts = [], styles = []] = chunks[file] ?? [];
    return Promise.all([
      ...[file, ...scripts].map((needed) => once(needed, script)),
      ...styles.map((needed) => once(needed, style)),
    ]);
  };

  const add = ([file, make]) => (made[file] = make);
  const waiting = (self[queue] ??= []);
  waiting.forEach(add);
  waiting.push = add;

  return {
    init: (given) => {
      scope = given;
    },
    get: async (name) => {
      const file = pages[name];
      if (!file) throw new Error(`${name} is no page of this container`);
      const share = async (library) => {
        const [provided] = Object.values(scope[library] ?? {});
        if (!provided) throw new Error(`${library} is not shared by the host`);
        const factory = await provided.get();
        modules[library] = { exports: factory() };
      };
      await Promise.all([load(file), ...shared.map(share)]);
      return () => run(`./${file}`);
    },
  };
});
