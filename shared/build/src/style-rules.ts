import { createRequire } from 'node:module';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { AcceptedPlugin, Plugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

interface StyleOptions {
  target: 'browser' | 'node';
  mode: 'production' | 'development';
  packageName: string;
  /** The repository's: what class names are hashed from are paths below it. */
  root: string;
}

/** Class names carry the package's name: the default hash collides between packages. */
export function styleRules({ target, mode, packageName, root }: StyleOptions): RuleSetRule[] {
  const localIdentName = mode === 'production' ? '[uniqueName]-[hash:base64:6]' : '[uniqueName]-[name]-[local]';
  const modules = {
    localIdentName: localIdentName.replace('[uniqueName]', packageName.replace(/^remote-|^@shared\//, '')),
    localIdentContext: root,
    namedExport: false,
    exportLocalsConvention: 'as-is' as const,
  };
  const extract = { loader: MiniCssExtractPlugin.loader, options: { emit: target === 'browser' } };
  // What a style sheet imports passes through PostCSS too.
  const css = { loader: require.resolve('css-loader'), options: { importLoaders: 1 } };
  return [
    {
      test: /\.module\.css$/,
      use: [extract, { ...css, options: { ...css.options, modules } }, postcss],
    },
    {
      test: /(?<!\.module)\.css$/,
      sideEffects: true,
      use: [extract, { ...css, options: { ...css.options, modules: false } }, postcss],
    },
  ];
}

export const breakpoints = path.join(import.meta.dirname, '../../ui/src/breakpoints.css');

/** A name that nothing stands for would be a media query that never matches. */
const knownBreakpoints: Plugin = {
  postcssPlugin: 'known-breakpoints',
  OnceExit(sheet) {
    sheet.walkAtRules('media', (rule) => {
      if (rule.params.includes('(--')) throw rule.error(`${rule.params} has no width in breakpoints.css`);
    });
  },
};

/** Writes the breakpoints in place of their names. */
export const breakpointPlugins: readonly AcceptedPlugin[] = [
  globalData({ files: [breakpoints] }),
  customMedia(),
  knownBreakpoints,
];

const postcss = {
  loader: require.resolve('postcss-loader'),
  options: { postcssOptions: { config: false, plugins: breakpointPlugins } },
};
