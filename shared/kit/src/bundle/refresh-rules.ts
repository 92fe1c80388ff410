import type { Configuration } from 'webpack';
import type { Packer } from './packer';
import { announcer, isRefreshed, jsxRuntime } from '../refresh/refreshed-module';

/** What keeps the state of components in a page that follows its builds; the team's own rules have compiled each module by then. */
export function withRefresh({ bundler, swc }: Packer, { module, plugins, ...rest }: Configuration): Configuration {
  const react = { runtime: 'automatic', development: true, refresh: true };
  const jsc = { target: 'es2022', parser: { syntax: 'ecmascript', jsx: true }, transform: { react } };
  const marker = { loader: swc, options: { swcrc: false, configFile: false, isModule: 'unknown', jsc } };
  return {
    ...rest,
    module: {
      ...module,
      rules: [...(module?.rules ?? []), { test: isRefreshed, enforce: 'post', use: [announcer, marker] }],
    },
    plugins: [...(plugins ?? []), new bundler.NormalModuleReplacementPlugin(jsxRuntime.asked, jsxRuntime.file)],
  };
}
