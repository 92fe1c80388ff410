import { remote } from '../../rspack';

export default remote({
  folder: import.meta.dirname,
  own: () => ({
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
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
