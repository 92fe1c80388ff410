/* global EventSource, document, history, location, self */
// Lets an open page follow the builds of its remote (`remote dev`). The live host runs React's production build, which refreshes no
// component in place: the page's component is replaced, and mounted again where the page stands.
{
  const site = () => self.__SITE__;
  const base = new URL('..', document.currentScript.src).pathname;
  /** Pages that the host has, by name: the component that is shown now, and who shows it. */
  const held = {};
  let [scope, shown, stale] = [null, null, false];

  const wrapped = (container) => ({
    /** As it is. */
    container,
    init: (given) => {
      scope = given;
      return container.init(given);
    },
    get: async (name) => {
      const [factory, React] = await Promise.all([container.get(name), shared('react')]);
      return () => {
        const exports = factory();
        return { ...exports, page: { ...exports.page, Component: following(name, exports.page.Component, React) } };
      };
    },
  });

  const shared = async (library) => {
    const [provided] = Object.values(scope[library]);
    return (await provided.get())();
  };

  const following = (name, first, React) => {
    const state = (held[name] ??= { Component: first, listeners: new Set() });
    const subscribe = (listener) => {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    };
    return function Following(props) {
      const Component = React.useSyncExternalStore(
        subscribe,
        () => state.Component,
        () => state.Component,
      );
      // What was composed is of the build before.
      return React.createElement(Component, Component === first ? props : { ...props, composed: false });
    };
  };

  /** Brings a further build into the page; throws where that cannot be done. */
  const follow = async ({ name, key, entry, entryGlobal, integrity }) => {
    const folder = `${base}assets/${name}/`;
    const bare = (url) => new URL(url, location.href).pathname.split('/').pop();
    const arrival = (element) =>
      new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = reject;
        document.head.append(element);
      });
    const script = (file) => arrival(site().script(folder + file, integrity[file], key));
    const loaded = {};
    const style = (file) =>
      (loaded[file] ??= arrival(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: folder + file }),
      ));
    const { loadScript, loadStyle } = site();
    site().loadScript = (release, url, done) => {
      if (release !== key) return loadScript(release, url, done);
      const target = { src: url };
      script(bare(url)).then(
        () => done({ type: 'load', target }),
        () => done({ type: 'error', target }),
      );
    };
    site().loadStyle = (release, url) => (release === key ? style(bare(url)) : loadStyle(release, url));
    await script(entry);
    const container = self[entryGlobal].container;
    await container.init(scope);
    const { params } = site().page.remote ?? { params: {} };
    for (const [page, state] of Object.entries(held)) {
      const { page: next } = (await container.get(page))();
      await next.preload(params);
      state.Component = next.Component;
    }
    for (const { listeners } of Object.values(held)) for (const listener of listeners) listener();
    const old = `link[rel="stylesheet"][href*="/assets/${name}/"]`;
    for (const sheet of document.querySelectorAll(old)) if (!(bare(sheet.href) in integrity)) sheet.remove();
  };

  const events = new EventSource(`${base}__dev/changes`);
  let turn = Promise.resolve();
  events.addEventListener('built', ({ data }) => {
    const build = JSON.parse(data);
    shown ??= site()?.page.remote?.version ?? build.version;
    if (build.version === shown) return;
    shown = build.version;
    const slot = document.querySelector('[data-slot]');
    if (slot?.dataset.remote !== build.name) {
      stale = true;
      return;
    }
    // A page that is not alive yet, or no more, comes as it is built now.
    if (slot.dataset.state !== 'live' || Object.keys(held).length === 0) location.reload();
    else turn = turn.then(() => follow(build)).catch(() => location.reload());
  });
  events.addEventListener('problem', ({ data }) => console.error(JSON.parse(data)));

  // The releases of a page view are settled when it begins: a page that was built since then comes by a page load.
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    if (stale && url && new URL(url, location.href).pathname !== location.pathname) location.assign(url);
    else push(state, unused, url);
  };

  self.__REMOTE_DEV__ = { hold: wrapped };
}
