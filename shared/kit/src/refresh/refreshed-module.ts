import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

/** How modules ask for what makes elements of JSX, and what gives it to them where components are refreshed. */
export const jsxRuntime = {
  asked: /^react\/jsx-(?:dev-)?runtime$/,
  file: path.join(import.meta.dirname, `jsx-runtime${path.extname(import.meta.filename)}`),
};

/** This file, as a loader. */
export const announcer = import.meta.filename;

/** Whether a file's components are refreshed: the package's own, and those of installed packages that ask for React. */
export function isRefreshed(file: string): boolean {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return false;
  const [, folder] = /(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  if (folder === undefined) return true;
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    object | undefined
  >;
  return 'react' in { ...about['dependencies'], ...about['peerDependencies'] };
}

/** Tells the client of `remote dev` of a module's components, which a transform has marked. Other pages have no client. */
export function announced(code: string, folder: string, file: string): string {
  const name = JSON.stringify(path.relative(folder, file).replaceAll(path.sep, '/'));
  const before = [
    `var $Module$ = self.__REMOTE_DEV__?.module(${name});`,
    `var $RefreshReg$ = (type, name) => $Module$?.register(type, name);`,
    `var $RefreshSig$ = () => $Module$?.signature() ?? ((type) => type);`,
  ];
  return `${before.join(' ')} ${code}\n;$Module$?.end();`;
}

export default function announce(this: LoaderContext<unknown>, code: string): string {
  return announced(code, this.rootContext, this.resourcePath);
}
