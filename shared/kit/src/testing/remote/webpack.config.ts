import { remote } from '../../webpack';

export default remote({
  folder: import.meta.dirname,
  own: () => ({
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            env: { targets: 'chrome >= 108' },
          },
        },
      ],
    },
  }),
});
