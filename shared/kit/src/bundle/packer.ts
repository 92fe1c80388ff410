import type webpack from 'webpack';
import type { Compilation, Configuration, WebpackPluginInstance } from 'webpack';

type Federation = typeof webpack.container.ModuleFederationPlugin;
type SheetName = string | ((data: { chunk?: { name?: string } }) => string);

/** What differs between webpack and Rspack, which speaks webpack’s language. */
export interface Packer {
  bundler: Pick<typeof webpack, 'DefinePlugin' | 'NormalModuleReplacementPlugin'>;
  runtime: Pick<typeof webpack.runtime, 'RuntimeGlobals' | 'RuntimeModule'>;
  Extract: {
    new (options: { filename: string; chunkFilename: SheetName; ignoreOrder: boolean }): WebpackPluginInstance;
    loader: string;
  };
  Federation: new (...options: ConstructorParameters<Federation>) => InstanceType<Federation>;
  /** The loader that marks components of a build made on the fly. */
  swc: string;
  /** Names of style sheets: a shared one by its number (`shared-sheets.ts`). */
  sheetName: SheetName;
  /** Puts code where a runtime would insert a stylesheet: `fullhref`, `resolve`, `reject` and `linkTag` are there. */
  styleSeam: (compilation: Compilation, code: string) => void;
  minimizer: () => NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
  /** More of a browser build. */
  plugins: () => WebpackPluginInstance[];
}
