import path from 'node:path';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

const transform = {
  '\\.m?[jt]sx?$': ['@swc/jest', swc],
  '\\.svg$': [path.join(import.meta.dirname, 'shared/build/src/icon-transform.cjs'), swc],
};

const esModules = [
  '@csstools',
  'postcss-custom-media',
  'htmlparser2',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
  'openid-client',
  'react-hotkeys-hook',
  'oauth4webapi',
  'jose',
];

/** What takes minutes and seldom breaks: of `npm run nightly` alone. */
const nightly = process.env.NIGHTLY === '1' ? [] : ['\\.nightly\\.'];

const common = {
  transform,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-dev/', '/.data/', ...nightly],
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '/.data/', '/bench/peers/'],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '(.+\\.svg)\\?react$': '$1',
    '\\.svg$': path.join(import.meta.dirname, 'shared/testing/src/unit/picture-address.ts'),
  },
  setupFilesAfterEnv: ['<rootDir>/shared/testing/src/unit/fail-on-console.ts'],
  // Parsers and PostCSS's plugins come as ES modules alone.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/|(?:${esModules.join('|')})/)`],
  globals: { __NODE__: false },
};

/**
 * Two worlds: pages and what they run, on jsdom; everything else on Node, where a suite is there sooner. Outside of host and client, a
 * suite that needs a document is a `.tsx`.
 *
 * @type {import('jest').Config}
 */
const config = {
  // Of the whole run: a project's own is not read.
  testTimeout: 120_000,
  // Suites of servers wait for most of their time.
  maxWorkers: 3,
  testSequencer: '<rootDir>/shared/testing/longest-first.js',
  projects: [
    {
      ...common,
      displayName: 'dom',
      setupFilesAfterEnv: [
        '@testing-library/jest-dom',
        '<rootDir>/shared/testing/src/unit/patience.ts',
        ...common.setupFilesAfterEnv,
      ],
      testEnvironment: '<rootDir>/shared/testing/src/unit/browser-environment.ts',
      testMatch: [
        '<rootDir>/{remote-*,desk,shared/{contract,kit,ui}}/src/**/*.test.tsx',
        '<rootDir>/{host,shared/client}/src/**/*.test.{ts,tsx}',
      ],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{backend,pages,release,start,host/recovery-document,lint,shared/{build,canary,kit,markup,observability,process-lock,storage,store}}/**/*.test.ts',
        '<rootDir>/{bench,checks,desk,security,remote-*,shared/{contract,ui}}/src/**/*.test.ts',
        '<rootDir>/deploy/tests/*.test.ts',
      ],
    },
  ],
};

export default config;
