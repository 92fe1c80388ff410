import type webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import type { StyleSeam } from './loader-seam-plugin';

type Federation = webpack.container.ModuleFederationPlugin;

/** What differs between webpack and Rspack, which speaks webpack’s language. */
export interface Packer {
  bundler: Pick<typeof webpack, 'DefinePlugin'>;
  Extract: {
    new (options: { filename: string; chunkFilename: string; ignoreOrder: boolean }): WebpackPluginInstance;
    loader: string;
  };
  Federation: new (...options: ConstructorParameters<typeof webpack.container.ModuleFederationPlugin>) => Federation;
  styleSeam: StyleSeam;
  minimizer: () => NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
}
