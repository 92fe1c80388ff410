/** Replaces what the federation runtime preloads by manifests: this site's loader asks for files itself. */
const refuse = () => {
  throw new Error('This site preloads pages by its own loader');
};

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
