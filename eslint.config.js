import { readdirSync } from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noCircle } from './lint/no-circle.js';
import { ignored, screens } from './oxlint.config.js';

/** Every remote that there is, also one that was made just now. */
const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('remote-'));
const othersThan = (own) => remotes.filter((name) => name !== own).map((name) => `./${name}/**/*`);

const servers = 'backend,pages,release,start';
const checks = 'e2e,checks,security,bench,deploy,pictures';
/** Files of the packages of `shared` other than those named; tests may take what is there for tests. */
const sharedBut = (...names) =>
  readdirSync(path.join(import.meta.dirname, 'shared'))
    .filter((name) => name !== 'testing' && !names.includes(name))
    .map((name) => `./shared/${name}/**/*`);

const zone = (target, from, message) => ({ target, from, message });

const markup = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'Composed HTML holds no style attributes: use a class (docs/architecture.md rule 8).',
  },
  { selector: 'JSXAttribute[name.name=/^on[a-z]/]', message: 'Write the handler as a React prop.' },
];

/** Browsers forbid them, answer with null or have no room: the page must go on. */
const forbiddable = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'Cookies'].map(
    (name) => `Identifier[name="${name}"]`,
  ),
  'MemberExpression[object.name="document"][property.name="cookie"]',
].map((use) => ({
  selector: `${use}:not(CallExpression[callee.name="guarded"] *, ImportDeclaration *)`,
  message: 'A browser may forbid it: use it inside guarded(…) of the contract.',
}));

/** What a module keeps for as long as it is loaded: whoever imports it shares it, and nobody owns it. */
const module = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration';
const stateful = 'State belongs to who constructs it (docs/conventions.md, "State").';
const moduleState = [
  { selector: `${module}[kind="let"]`, message: stateful },
  {
    selector:
      `${module} > VariableDeclarator[init.type="NewExpression"][init.callee.type="Identifier"]` +
      ':not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly(?:Map|Set)$/])',
    message: `${stateful} A table that nobody writes is a ReadonlyMap or ReadonlySet.`,
  },
  {
    selector: `${module} > VariableDeclarator > :matches(ArrayExpression[elements.length=0], ObjectExpression[properties.length=0])`,
    message: stateful,
  },
  { selector: 'PropertyDefinition[static=true][readonly!=true]', message: stateful },
];
const stateOwners = [
  { files: '**/*-main.ts', why: 'A command: its module is where its parts are constructed.' },
  { files: 'shared/client/src/call.ts', why: 'POSTs under way: of two that are the same one is sent, whoever calls.' },
  {
    files: 'remote-community/src/features/calls/query-client.ts',
    why: 'Pages of a remote are roots of their own, and share answers: this module constructs what they have in common.',
  },
  {
    files: 'remote-marketing/src/content/cases/case-stories.ts',
    why: 'Stories that have come, beside webpack’s own list of chunks: a page loads one, then renders without waiting.',
  },
];

/** The project's own rules, and those of plain JavaScript: an answer is kept until its file changes. `oxlint.config.js` has the rest. */
export default tseslint.config(
  { ignores: ignored },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base], rules: { 'no-unused-private-class-members': 'error' } },
  {
    files: [screens],
    rules: { 'no-restricted-syntax': ['error', ...markup] },
  },
  {
    files: [`{host,remote-*,desk,${servers},shared/!(testing)}/src/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}', ...stateOwners.map(({ files }) => files)],
    rules: { 'no-restricted-syntax': ['error', ...markup, ...moduleState, ...forbiddable] },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: {
      'check-file': checkFile,
      'import-x': importX,
      site: { rules: { 'no-circle': noCircle(import.meta.dirname) } },
    },
    // Without one that knows TypeScript's files, no import is found and the zones say nothing.
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })],
    },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'check-file/folder-naming-convention': ['error', { '*/src/**/': 'KEBAB_CASE' }],
      'site/no-circle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            zone('./shared', `./{host,remote-*,desk,${servers},${checks}}/**/*`, 'shared imports nobody.'),
            zone('./desk', `./{host,remote-*,${servers},${checks}}/**/*`, 'The desk imports shared alone.'),
            zone('./shared/contract', sharedBut('contract'), 'The contract imports nothing of shared.'),
            zone('./shared/client', sharedBut('client', 'contract'), 'The client takes the contract alone.'),
            zone(
              './shared/ui',
              sharedBut('ui', 'contract'),
              'Components take the contract alone: what calls is the page.',
            ),
            zone(
              './shared/build',
              sharedBut('build', 'kit', 'contract', 'markup'),
              'What builds a package takes the kit and the contract alone.',
            ),
            zone(
              ['./shared/kit/src/*.ts', './shared/kit/src/!(testing)/**/*'],
              sharedBut('kit', 'contract'),
              'The kit takes the contract alone.',
            ),
            zone('./shared/markup', sharedBut('markup', 'contract'), 'The reader of markup takes the contract alone.'),
            zone('./shared/process-lock', sharedBut('process-lock'), 'The lock of a folder takes nothing.'),
            zone(
              './shared/observability',
              sharedBut('observability', 'contract'),
              'What counts takes the contract alone.',
            ),
            zone('./shared/storage', sharedBut('storage'), 'The storage port takes nothing.'),
            zone('./shared/canary', sharedBut('canary'), 'The judge of a canary takes nothing.'),
            zone(
              [
                './{host,remote-*,desk,pages,release/src/!(testing),start,shared/!(testing)}/**/!(*.test).{ts,tsx}',
                './backend/src/*.ts',
                './backend/src/!(testing)/**/!(*.test|*.suite).ts',
              ],
              './shared/testing/**/*',
              'Only tests take what is there for tests.',
            ),
            zone(
              './remote-*/**/*',
              `./{host,desk,${servers},${checks}}/**/*`,
              'A remote imports shared and itself alone.',
            ),
            ...remotes.map((own) => zone(`./${own}`, othersThan(own), 'No remote imports another.')),
            zone('./host', `./{remote-*,desk,${servers},${checks}}/**/*`, 'The host imports shared alone.'),
            zone(
              `./{${checks}}/**/*`,
              [
                './{remote-*,desk}/**/*',
                './host/src/!(header)/**/*',
                './host/src/*.ts',
                './host/src/header/!(navigation).*',
                './backend/**/*',
              ],
              'Checks ask the running site, and read no page, no desk and no backend from inside.',
            ),
            zone(`./{${servers}}`, './{host,remote-*,desk}/**/*', 'Servers read build outputs, never sources.'),
            zone('./backend', './{pages,release,start}/**/*', 'The backend knows nothing of releases.'),
            zone(
              './pages/**/!(*.test).ts',
              './{backend,release,start}/**/*',
              'What composes and serves takes nothing of commands.',
            ),
            zone('./release', './{backend,start}/**/*', 'Commands start no site.'),
            zone('./{backend,pages}/**/*', './shared/browser/**/*', 'Only what tries a release opens a browser.'),
            zone('./shared/browser', sharedBut('browser'), 'What opens a browser takes nothing.'),
            zone(
              './shared/store',
              sharedBut('store', 'contract', 'observability', 'storage'),
              'The store takes the contract and the storage port.',
            ),
            zone(
              `./{${servers}}/**/*`,
              sharedBut('browser', 'canary', 'contract', 'markup', 'observability', 'process-lock', 'storage', 'store'),
              'Servers take the contract alone, and what reads markup, counts, judges, locks a folder or keeps files and releases.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: { ...globals.node } },
  },
);
