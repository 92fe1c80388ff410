// The process that bundles run in (docs/decisions/022-composing.md). It is started with this text as an
// argument, and reads nothing but its standard input. Bundles live in a realm of their own, and no object of Node goes
// into it: what crosses are strings, and functions that the realm made itself. So there is nothing to climb out by.
'use strict';
const { createHash } = require('node:crypto');
const { writeSync } = require('node:fs');
const vm = require('node:vm');
const { stdin, on, exit } = { stdin: process.stdin, on: process.on.bind(process), exit: process.exit.bind(process) };
const { setTimeout, clearTimeout, setImmediate, Buffer, URL, URLSearchParams } = globalThis;

const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
const inRealm = (text, filename) => vm.runInContext(text, realm, { filename });
const noImport = inRealm(`() => { throw new TypeError('a bundle imports nothing while it runs') }`, 'composer');

/** Objects made by the realm: its tools, what answers questions, and what tells an error in words. */
let tools;
let answerer;
const bundles = new Map();
const timers = new Map();
/** Questions that are still to be answered, and the number of the one that is being answered; 0 where none is. */
const questions = [];
let asked = 0;
let printed = '';
/** An error thrown while nobody asked: the answer to the next question. */
let late;
const PRINTED = 2000;

/** Functions that the realm may call, by strings alone. Of printed text, the beginning is kept. */
const offered = {
  compile: (name) => compile(name),
  hash: (algorithm, text, encoding) => createHash(algorithm).update(text).digest(encoding),
  url: (href, base) => partsOf(base === undefined ? new URL(href) : new URL(href, base)),
  'url-with': (href, change) => {
    const [part, value] = JSON.parse(change);
    const url = new URL(href);
    url[part] = value;
    return partsOf(url);
  },
  'parameters-read': (text) => JSON.stringify([...new URLSearchParams(text)]),
  'parameters-write': (pairs) => new URLSearchParams(JSON.parse(pairs)).toString(),
  encode: (text) => Buffer.from(text).toString('latin1'),
  decode: (bytes) => Buffer.from(bytes, 'latin1').toString(),
  base64: (bytes) => Buffer.from(bytes, 'latin1').toString('base64'),
  'from-base64': (text) => Buffer.from(text, 'base64').toString('latin1'),
  timer: (id, delay) => void timers.set(id, setTimeout(fire, Number(delay), id)),
  'clear-timer': (id) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  },
  print: (text) => {
    printed = (printed + text).slice(0, PRINTED);
    return undefined;
  },
  answer: (text) => void reply(true, text),
  refuse: (text) => void reply(false, text),
};
Object.setPrototypeOf(offered, null);

/** The one function that the realm's own tools hold. It throws nothing: an error would be an object of this realm. */
function ask(kind, first, second, third) {
  try {
    for (const given of [kind, first, second, third])
      if (given !== undefined && typeof given !== 'string') return undefined;
    return offered[kind]?.(first, second, third);
  } catch {
    return undefined;
  }
}

function compile(name) {
  const text = bundles.get(name);
  if (text === undefined) return `there is no bundle ${name}`;
  try {
    return vm.compileFunction(text, ['module', 'exports', 'require'], {
      parsingContext: realm,
      filename: name,
      importModuleDynamically: () => noImport(),
    });
  } catch (error) {
    return `${error.message}`;
  }
}

function partsOf({ href, origin, protocol, username, password, host, hostname, port, pathname, search, hash }) {
  return JSON.stringify({
    href,
    origin,
    protocol,
    username,
    password,
    host,
    hostname,
    port,
    pathname,
    search,
    hash,
  });
}

function fire(id) {
  timers.delete(id);
  tools.fire(id);
}

/** An answer that nobody waits for goes out without a number, and whoever reads it ends this process. */
function reply(ok, text) {
  const body = Buffer.from(text);
  write(Buffer.from(`${JSON.stringify({ id: asked, ok, bytes: body.length, printed })}\n`));
  write(body);
  asked = 0;
  printed = '';
  // Timers that are due, and what they throw, come between two answers.
  setImmediate(next);
}

function next() {
  if (asked > 0 || questions.length === 0) return;
  const { id, text } = questions.shift();
  asked = id;
  if (late === undefined) answerer.answer(text);
  else reply(false, late);
}

/** Waits until it is read; who cannot be heard ends. */
function write(content) {
  for (let at = 0; at < content.length;) {
    try {
      at += writeSync(1, content, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') exit(1);
    }
  }
}

/** Each frame is one line of JSON, then as many bytes as it says. */
const receive = {
  script: ({ name }, text) => {
    const made = inRealm(text, name);
    if (tools === undefined) tools = made(ask);
    else answerer = made(tools);
  },
  bundle: ({ name }, text) => void bundles.set(name, text),
  job: (_head, text) => answerer.take(text),
  question: ({ id }, text) => {
    questions.push({ id, text });
    next();
  },
};

let pieces = [];
let held = 0;
/** The head whose body is on its way, and how many bytes it takes to go on. */
let head = null;
let wanted = 1;

stdin.on('data', (piece) => {
  pieces.push(piece);
  held += piece.length;
  while (held >= wanted) {
    const all = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    const rest = step(all);
    pieces = rest.length > 0 ? [rest] : [];
    held = rest.length;
  }
});
stdin.on('end', () => exit(0));

function step(all) {
  if (head === null) {
    const end = all.indexOf('\n');
    wanted = end < 0 ? all.length + 1 : 0;
    if (end < 0) return all;
    head = JSON.parse(all.toString('utf8', 0, end));
    wanted = head.bytes;
    return all.subarray(end + 1);
  }
  const { kind, bytes } = head;
  const body = all.toString('utf8', 0, bytes);
  const known = head;
  head = null;
  wanted = 1;
  receive[kind](known, body);
  return all.subarray(bytes);
}

/** Keeps what a bundle threw where nobody caught it. It is never shown to Node, whose printer would call its methods. */
function uncaught(error) {
  try {
    // An error of this realm is a mistake of this file.
    const text = error instanceof Error ? writeSync(2, `${error.stack}\n`) : answerer.describe(error);
    if (typeof text === 'string' && asked > 0) return reply(false, text);
    if (typeof text === 'string') return void (late = text);
  } catch {
    // The bundle has destroyed its own realm.
  }
  return exit(1);
}
on('uncaughtException', uncaught);
on('unhandledRejection', uncaught);

for (const name of ['process', 'require', 'module', 'exports', 'fetch', 'WebSocket', 'EventSource', 'WebAssembly'])
  delete globalThis[name];
