// The globals of a bundle: ECMAScript without code from strings, and the few things below, which are what bundles of this site use. All
// of it is made of the realm's own objects; `ask` is the one function of the process outside, and nothing that a bundle can reach holds
// it.
(function realm(ask) {
  'use strict';
  const { parse, stringify } = JSON;
  const { hasOwn, freeze, defineProperty } = Object;

  /** Errors of the process outside do not come in, an overflow of the stack at its door included. */
  const call = (kind, first, second, third) => {
    try {
      return ask(kind, first, second, third);
    } catch {
      throw new RangeError('Maximum call stack size exceeded');
    }
  };

  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'console', 'eval']) delete globalThis[name];
  // Frames of the stack could lead to the process outside, so nobody gets them. React sets this, and has to be let.
  defineProperty(Error, 'prepareStackTrace', { get: () => undefined, set: () => undefined, configurable: false });
  defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false });

  const wordsOf = (value) => {
    try {
      return `${value}`;
    } catch {
      return '?';
    }
  };
  const print = (...values) => {
    let line = '';
    for (const value of values) line += `${line && ' '}${wordsOf(value)}`;
    call('print', `${line}\n`);
  };
  const console = {};
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group', 'assert', 'timeEnd'])
    console[name] = print;
  for (const name of ['groupEnd', 'time', 'count', 'clear']) console[name] = () => undefined;
  const stream = () =>
    freeze({
      write: (text) => {
        call('print', wordsOf(text));
        return true;
      },
    });

  let lastTimer = 0;
  const waiting = new Map();
  const start = (task, delay, again) => {
    lastTimer += 1;
    const id = `${lastTimer}`;
    waiting.set(id, { task, delay, again });
    call('timer', id, `${delay}`);
    return { id, ref: () => undefined, unref: () => undefined, hasRef: () => true, [Symbol.toPrimitive]: () => +id };
  };
  const stop = (timer) => {
    const id = wordsOf(timer?.id ?? timer);
    if (waiting.delete(id)) call('clear-timer', id);
  };
  const later = (task, delay = 0, ...given) => start(() => task(...given), +delay || 0, false);
  const fire = (id) => {
    const timer = waiting.get(id);
    if (!timer) return;
    if (timer.again) call('timer', id, `${timer.delay}`);
    else waiting.delete(id);
    timer.task();
  };

  class TextEncoder {
    encoding = 'utf-8';
    encode(text = '') {
      const bytes = call('encode', `${text}`);
      const encoded = new Uint8Array(bytes.length);
      for (let at = 0; at < bytes.length; at++) encoded[at] = bytes.charCodeAt(at);
      return encoded;
    }
  }
  class TextDecoder {
    encoding = 'utf-8';
    decode(bytes = []) {
      let text = '';
      for (const byte of new Uint8Array(bytes.buffer ?? bytes, bytes.byteOffset, bytes.byteLength))
        text += String.fromCharCode(byte);
      return call('decode', text);
    }
  }

  class URLSearchParams {
    #pairs = [];
    #changed;
    constructor(given = '', changed = () => undefined) {
      this.#changed = changed;
      if (typeof given === 'object' && given !== null) {
        const entries = typeof given[Symbol.iterator] === 'function' ? given : Object.entries(given);
        for (const [name, value] of entries) this.#pairs.push([`${name}`, `${value}`]);
      } else this.#pairs = parse(call('parameters-read', `${given}`));
    }
    #write(pairs) {
      this.#pairs = pairs;
      this.#changed(this.toString());
    }
    get size() {
      return this.#pairs.length;
    }
    get(name) {
      return this.#pairs.find(([known]) => known === `${name}`)?.[1] ?? null;
    }
    getAll(name) {
      return this.#pairs.filter(([known]) => known === `${name}`).map(([, value]) => value);
    }
    has(name) {
      return this.get(name) !== null;
    }
    set(name, value) {
      const at = this.#pairs.findIndex(([known]) => known === `${name}`);
      const others = this.#pairs.filter(([known], index) => known !== `${name}` || index === at);
      this.#write(
        at < 0
          ? [...others, [`${name}`, `${value}`]]
          : others.with(others.indexOf(this.#pairs[at]), [`${name}`, `${value}`]),
      );
    }
    append(name, value) {
      this.#write([...this.#pairs, [`${name}`, `${value}`]]);
    }
    delete(name) {
      this.#write(this.#pairs.filter(([known]) => known !== `${name}`));
    }
    sort() {
      this.#write(this.#pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
    }
    forEach(task) {
      for (const [name, value] of this.#pairs) task(value, name, this);
    }
    keys() {
      return this.#pairs.map(([name]) => name).values();
    }
    values() {
      return this.#pairs.map(([, value]) => value).values();
    }
    entries() {
      return this.#pairs.map(([name, value]) => [name, value]).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return call('parameters-write', stringify(this.#pairs));
    }
  }

  class URL {
    #parts;
    #parameters;
    constructor(href, base) {
      const parts = call('url', `${href}`, base === undefined ? undefined : `${base}`);
      if (parts === undefined) throw new TypeError(`Invalid URL: ${href}`);
      this.#parts = parse(parts);
    }
    static canParse(href, base) {
      return call('url', `${href}`, base === undefined ? undefined : `${base}`) !== undefined;
    }
    get searchParams() {
      this.#parameters ??= new URLSearchParams(this.#parts.search, (text) => (this.search = text));
      return this.#parameters;
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
    static {
      const names = [
        'href',
        'protocol',
        'username',
        'password',
        'host',
        'hostname',
        'port',
        'pathname',
        'search',
        'hash',
      ];
      for (const name of [...names, 'origin']) {
        defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get() {
            return this.#parts[name];
          },
          set(value) {
            const parts = name === 'origin' ? undefined : call('url-with', this.href, stringify([name, `${value}`]));
            if (parts !== undefined) this.#parts = parse(parts);
          },
        });
      }
    }
  }

  /** The composer renders by calling one function after the other: whoever runs is the last that was entered. */
  class AsyncLocalStorage {
    #store;
    getStore() {
      return this.#store;
    }
    enterWith(store) {
      this.#store = store;
    }
    run(store, task, ...given) {
      const before = this.#store;
      this.#store = store;
      try {
        return task(...given);
      } finally {
        this.#store = before;
      }
    }
    exit(task, ...given) {
      return this.run(undefined, task, ...given);
    }
  }

  const createHash = (algorithm) => {
    let content = '';
    const hash = {
      update: (text) => {
        if (typeof text !== 'string') throw new TypeError('the composer makes hashes of text alone');
        content += text;
        return hash;
      },
      digest: (encoding) => {
        const digest = call('hash', `${algorithm}`, content, `${encoding}`);
        if (digest === undefined) throw new TypeError(`the composer makes no hash ${algorithm} as ${encoding}`);
        return digest;
      },
    };
    return hash;
  };
  class Readable {
    constructor() {
      throw new TypeError('the composer provides no streams');
    }
  }
  const builtins = { crypto: { createHash }, util: { TextEncoder, TextDecoder }, stream: { Readable } };
  builtins['async_hooks'] = { AsyncLocalStorage };
  for (const name of Object.keys(builtins)) builtins[`node:${name}`] = freeze(builtins[name]);

  const provided = {
    global: globalThis,
    console: freeze(console),
    process: freeze({ env: freeze({}), argv: freeze([]), stdout: stream(), stderr: stream() }),
    performance: freeze({ now: () => Date.now() }),
    queueMicrotask: (task) => void Promise.resolve().then(() => task()),
    setTimeout: later,
    setInterval: (task, delay = 0, ...given) => start(() => task(...given), +delay || 0, true),
    setImmediate: (task, ...given) => later(task, 0, ...given),
    clearTimeout: stop,
    clearInterval: stop,
    clearImmediate: stop,
    btoa: (bytes) => call('base64', `${bytes}`),
    atob: (text) => call('from-base64', `${text}`),
    TextEncoder,
    TextDecoder,
    URL,
    URLSearchParams,
  };
  for (const [name, value] of Object.entries(provided))
    defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

  /** Runs a bundle; it may ask for what is given, and for what of Node is stood in for above. */
  const run = (name, modules) => {
    const made = call('compile', name);
    if (typeof made !== 'function') throw new SyntaxError(`${name} is no script: ${made}`);
    const module = { exports: {} };
    made(module, module.exports, (wanted) => {
      if (hasOwn(modules, wanted)) return modules[wanted];
      if (hasOwn(builtins, wanted)) return builtins[wanted];
      throw new Error(`${name} asks for ${wordsOf(wanted)}, which the composer does not provide`);
    });
    return module.exports;
  };

  return freeze({ call, fire, run });
});
