/** Answers to what libraries ask of where they run, for every browser of package.json's browserslist, given when they are built. */
export const inEveryBrowser: Readonly<Record<string, string>> = {
  ENV_TARGET: JSON.stringify('web'),
  ...typesOf('object', ['window', 'document', 'window.document', 'navigator', 'performance', 'globalThis', 'console']),
  ...typesOf('function', [
    'window.document.createElement',
    'queueMicrotask',
    'reportError',
    'setTimeout',
    'clearTimeout',
  ]),
  ...typesOf('function', [
    'AbortController',
    'Blob',
    'FormData',
    'MessageChannel',
    'Promise',
    'URLSearchParams',
    'WeakMap',
  ]),
  ...typesOf('undefined', ['process', 'setImmediate']),
};

function typesOf(type: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));
}
