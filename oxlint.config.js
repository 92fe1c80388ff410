import path from 'node:path';
import process from 'node:process';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';

/** Folders in which nothing is written by hand. */
export const ignored = [
  ...['node_modules', 'dist', 'dist-dev', 'output'].map((name) => `**/${name}`),
  '.cache',
  '.data',
  '.data-*',
  'bench/peers',
];
/** What renders with React. */
export const screens = '{host,remote-*,desk,shared/{client,ui}}/**/*.{ts,tsx}';

/** These two check options of React's compiler, of which none is given. */
const optionsOnly = ['react-hooks/config', 'react-hooks/gating'];
/** oxlint does not know this one yet: `lint/tsgolint.mjs`, which it calls in place of tsgolint, asks for it. */
const unnamed = '@typescript-eslint/no-unsafe-class-instance-assignment';
process.env.OXLINT_TSGOLINT_PATH = path.join(import.meta.dirname, 'lint/tsgolint.mjs');

/** Rules of presets as they stand, so that what an upgrade adds is held, or refused as unknown. */
const on = (presets, except) =>
  Object.fromEntries(
    presets
      .flatMap(({ rules = {} }) => Object.entries(rules))
      .filter(([name, level]) => name.includes('/') && level !== 'off' && !except.includes(name))
      .map(([name, level]) => [name.replace('@typescript-eslint/', 'typescript/'), level === 'warn' ? 'error' : level]),
  );

/** Two are errors of syntax in every module; the third is asked of ESLint, since this one does not see what a loop reads. */
const elsewhere = ['no-dupe-args', 'no-octal', 'no-unused-private-class-members'];
const core = Object.fromEntries(
  Object.entries({ ...js.configs.recommended.rules, ...tseslint.configs.eslintRecommended.rules }).filter(
    ([name, level]) => level !== 'off' && !elsewhere.includes(name),
  ),
);

/** Rules of the language, of its types and of React's compiler: by ESLint they take minutes. `eslint.config.js` has the project's own. */
export default defineConfig({
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [...ignored, '**/*.{js,mjs,cjs}'],
  rules: {
    ...core,
    ...on([...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked], [unnamed]),
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/only-throw-error': 'off',
    'typescript/consistent-type-definitions': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    'max-lines': ['error', { max: 300 }],
    'max-params': ['error', { max: 4 }],
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  },
  overrides: [
    { files: [screens], rules: on([reactHooks.configs.recommended], optionsOnly) },
    { files: ['**/*.test.{ts,tsx}', '**/testing/**'], rules: { 'typescript/unbound-method': 'off' } },
  ],
});
