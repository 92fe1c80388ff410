const swcJest = require('@swc/jest');
const { transform } = require('@svgr/core');
const jsx = require('@svgr/plugin-jsx');
const svgo = require('@svgr/plugin-svgo');
const iconOptions = require('./icon-options.json');

/** Makes icons for Jest as the builds' loader does; `options` are those of its scripts. */
exports.createTransformer = (options) => {
  const swc = swcJest.createTransformer(options);
  return {
    ...swc,
    getCacheKey: (...given) => swc.getCacheKey(...given) + JSON.stringify(iconOptions),
    process(source, file, jestOptions) {
      const component = transform.sync(source, iconOptions, {
        filePath: file,
        caller: { name: 'jest', defaultPlugins: [svgo, jsx] },
      });
      return swc.process(component, `${file}.jsx`, jestOptions);
    },
  };
};
