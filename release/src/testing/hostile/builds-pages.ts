import type { HostileBuild } from './bundle';

const page = "return 'lost'";
const address = (what: string, paths: string, refused: RegExp): HostileBuild => ({
  what,
  paths,
  render: page,
  refused,
});
const none = /is no address for a page/;

/** Addresses that are none, answers that nobody asked for, and pages that take more than there is. */
export const pagesBuilds: readonly HostileBuild[] = [
  address('goes up', "['../../../../clients/x.exe']", none),
  address('goes up behind an escape', "['%2e%2e%2fx/']", none),
  address('goes up by backslashes', "['..\\\\..\\\\x/']", none),
  address('has an empty part', "['a//b/']", none),
  address('has a NUL', "['a\\0b/']", none),
  address('has a line break', "['a\\nb/']", none),
  address('is hidden', "['.well-known/']", none),
  address('is a script', "['x.js/../x.js']", none),
  address('is a prototype', "['__proto__/']", none),
  address('is another way to write the same', "['%41/']", none),
  address('is written in two ways', "['e\\u0301/']", none),
  address('runs backwards', "['\\u202ex/']", none),
  address('is longer than a name may be', "['x'.repeat(300) + '/']", none),
  address('is longer than an address may be', "['x/'.repeat(2000)]", /Too big/),
  address('has a query', "['x/?y=/']", none),
  address('is there twice', "['x/', 'x/']", /it has two pages at \/remote-a\/x\//),
  address('is one of 200,000', 'Array.from({ length: 2e5 }, (_, index) => index + "/")', /has 200000 pages/),
  address('are more than may be said', 'Array.from({ length: 40 }, () => "x".repeat(1e6))', /more than 32 MB/),
  address('is no text', '[{ toString: () => "x" }, 5]', /./),
  address('are no list', "({ map: () => ({ 0: { '*': 'x/' } }) })", /expected array/),
  address('are values without names', "({ map: () => ['x/'] })", /expected record/),
  address(
    'have a name that is none',
    '({ map: () => [JSON.parse(\'{"__proto__":"x"}\')] })',
    /is not the name of a parameter/,
  ),
  address('say nothing of what the pattern wants', "({ map: () => [{ id: 'x' }, { page: 'y' }] })", none),
  { what: 'gives no text', render: 'return { file: "../x", text: "x" };', refused: /html Invalid input/ },
  { what: 'gives frames of the protocol as a page', render: `return '{"id":2,"ok":true,"bytes":3}\\nabc{"id":3}\\n';` },
  {
    what: 'writes frames of the protocol',
    render: `process.stdout.write('{"id":1,"ok":true,"bytes":3,"printed":""}\\nabc');`,
    refused: /it prints while rendering \/remote-a\/: \{"id":1/,
  },
  {
    what: 'sends messages to its parent',
    render: "process.send({ file: '../../../../clients/x.exe', text: 'x' });",
    refused: /process\.send is not a function/,
  },
  {
    what: 'sends messages to its parent without end',
    render: 'for (;;) process.send?.({ ok: true });',
    refused: /it was not done after/,
  },
  { what: 'prints', load: "console.log('one');", render: page, refused: /it prints while rendering .*: one/ },
  { what: 'prints without end', render: "for (;;) console.log('x'.repeat(1e6));", refused: /it was not done after/ },
  { what: 'has a page of 9 MB', render: "return 'x'.repeat(9e6)", refused: /\/remote-a\/ has more than 8 MB/ },
  {
    what: 'has a page of 400 MB',
    render: "return 'x'.repeat(4e8)",
    refused: /\/remote-a\/ (?:has|needs) more than|it needs more than/,
  },
  { what: 'has half a letter', render: "return '\\ud800'" },
  { what: 'runs without end', render: 'for (;;);', refused: /it was not done after/ },
  { what: 'runs without end when it is loaded', load: 'for (;;);', render: '', refused: /it was not done after/ },
  { what: 'promises without end', render: 'await new Promise(() => {});', refused: /it was not done after/ },
  { what: 'promises one after the other', render: 'for (;;) await null;', refused: /it was not done after/ },
  {
    what: 'starts timers without end',
    render: 'const again = () => setTimeout(again, 0); again(); await new Promise(() => {});',
    refused: /it was not done after/,
  },
  {
    what: 'looks for a pattern that takes forever',
    render: "return String(/^(a+)+$/.test('a'.repeat(50) + 'b'))",
    refused: /it was not done after/,
  },
  {
    what: 'takes 2 GB of objects',
    render: 'const all = []; for (;;) all.push(new Array(1e5).fill({ x: 1 }).map((x) => ({ ...x })));',
    refused: /it needs more than 128 MB at \/remote-a\//,
  },
  {
    what: 'takes 2 GB of bytes',
    render: 'const all = []; for (let at = 0; at < 20; at++) all.push(new Uint8Array(1e8).fill(1)); won.push("WON");',
    refused: /\/remote-a\/ throws RangeError: Array buffer allocation failed|it needs more than/,
  },
  {
    what: 'overflows the stack',
    render: 'const deep = () => deep() + 1; deep();',
    refused: /throws RangeError: Maximum call/,
  },
  {
    what: 'renders another page the second time',
    load: 'let n = 0;',
    render: 'return String(n++)',
    refused: /renders differently each time/,
  },
  {
    what: 'renders another page once a timer fired',
    load: 'let n = 0; setInterval(() => n++, 0);',
    render: 'await new Promise((done) => setTimeout(done, 20)); return String(n);',
    refused: /renders differently each time/,
  },
  {
    what: 'throws in a timer',
    load: "setTimeout(() => { throw new Error('late'); }, 0);",
    render: 'await new Promise((done) => setTimeout(done, 50));',
    refused: /throws Error: late \| at /,
  },
  {
    what: 'answers after the end',
    load: 'setInterval(() => Promise.reject(new Error("after")), 0);',
    render: 'await new Promise((done) => setTimeout(done, 50));',
    refused: /throws Error: after|nobody asked for/,
  },
  { what: 'ends its process', render: 'process.exit(0);', refused: /process\.exit is not a function/ },
  { what: 'ends its process by a signal', render: 'process.abort();', refused: /process\.abort is not a function/ },
  {
    what: 'throws with a cause',
    render: "throw new TypeError('outer', { cause: new RangeError('inner') });",
    refused:
      /remote-a does not compose: \/remote-a\/ throws TypeError: outer \| at .*page\.cjs:\d+:\d+\).* \| caused by RangeError: inner/,
  },
];
