import type webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { StyleSeam } from './loader-seam-plugin';

type Federation = typeof webpack.container.ModuleFederationPlugin;
type SheetName = string | ((data: { chunk?: { name?: string } }) => string);

/** What differs between webpack and Rspack, which speaks webpack’s language. */
export interface Packer {
  bundler: Pick<typeof webpack, 'DefinePlugin'>;
  Extract: {
    new (options: { filename: string; chunkFilename: SheetName; ignoreOrder: boolean }): WebpackPluginInstance;
    loader: string;
  };
  Federation: new (...options: ConstructorParameters<Federation>) => InstanceType<Federation>;
  /** Names of style sheets: a shared one by its number (`shared-sheets.ts`). */
  sheetName: SheetName;
  styleSeam: StyleSeam;
  minimizer: () => NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
  /** More of a browser build. */
  plugins: () => WebpackPluginInstance[];
}
