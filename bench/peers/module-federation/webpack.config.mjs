import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const root = import.meta.dirname;
const remotes = ['marketing', 'community', 'download'];
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

function build(name, { folder, federation, plugins = [] }) {
  return {
    name,
    mode: 'production',
    context: path.join(root, name),
    entry: './src/index.js',
    output: {
      path: path.join(root, 'dist', folder),
      filename: '[name].[contenthash].js',
      publicPath: 'auto',
      uniqueName: name,
    },
    resolve: { alias: { generated: path.join(root, 'generated') } },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    plugins: [
      new ModuleFederationPlugin({ name, shared, dts: false, ...federation }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
      ...plugins,
    ],
  };
}

export default [
  ...remotes.map((name) =>
    build(name, {
      folder: name,
      federation: { filename: 'remoteEntry.js', exposes: { './content': './src/content.jsx' } },
    }),
  ),
  build('host', {
    folder: '',
    federation: {
      remotes: Object.fromEntries(remotes.map((name) => [name, `${name}@/${name}/mf-manifest.json`])),
    },
    plugins: [new HtmlWebpackPlugin({ template: 'index.html' })],
  }),
];
