import type { HostileBuild } from './bundle';

/** Attacks on the realm that a bundle shares with the host: it changes its own pages at most. */
export const realmBuilds: readonly HostileBuild[] = [
  {
    what: 'gives every object an answer to JSON',
    load: "Object.prototype.toJSON = () => 'WON'; String.prototype.toJSON = () => 'WON';",
    render: "return 'lost'",
    refused: /answers with something else than was asked for/,
  },
  {
    what: 'gives every object a setter for what the composer sets',
    load: `for (const name of ['file', 'id', 'ok', 'bytes', 'text', 'kind', 'get', 'set', 'value'])
      Object.defineProperty(Object.prototype, name, { configurable: true, set() { throw 1; }, get() { return '../x'; } });`,
    render: "return 'lost'",
  },
  {
    what: 'changes JSON',
    load: "JSON.stringify = () => '{\"id\":9}'; JSON.parse = () => ({ what: 'routes' });",
    render: "return 'lost'",
  },
  {
    what: 'changes promises',
    load: `Promise.prototype.then = function (task) { won.push('WON'); return { then: 1 }; };
      Promise.resolve = () => { throw 1; };`,
    render: "return 'lost'",
  },
  {
    what: 'changes lists, so that its addresses become others',
    load: "Array.prototype.map = function () { return ['../../../x', '/assets/x/']; };",
    render: "return 'lost'",
    refused: /expected record/,
  },
  {
    what: 'changes how lists are gone through',
    load: 'Array.prototype[Symbol.iterator] = function* () { yield "../x"; };',
    render: "return 'lost'",
  },
  {
    what: 'changes maps and sets',
    load: "Map.prototype.get = () => ({ page: { render: () => '' }, targets: [{ path: '/assets/x/' }] }); Set.prototype.has = () => true;",
    render: "return 'lost'",
  },
  {
    what: 'changes functions, to hold what calls them',
    load: `const call = Function.prototype.call; const kept = [];
      for (const name of ['call', 'apply', 'bind']) Function.prototype[name] = function (...given) {
        kept.push(this, ...given);
        return call.bind(this)(...given);
      };`,
    render: "for (const one of kept) await attempt('kept', () => one.constructor('return process')()); ",
  },
  {
    what: 'changes text, so that the composer sees another',
    load: "String.prototype.replaceAll = () => 'WON'; String.prototype.slice = () => 'WON';",
    render: "return 'lost'",
  },
  {
    what: 'puts another thing in place of what is global',
    load: "for (const name of ['Buffer', 'process', 'Object', 'JSON', 'Promise', 'undefined']) { try { globalThis[name] = 'WON'; } catch {} }",
    render: "return 'lost'",
  },
  {
    what: 'looks for the composer’s function among all that it can reach',
    render: `
      const seen = new Set(); const pending = [globalThis, require, module, process, console, new URL('http://a/'), setTimeout(() => {}, 0)];
      while (pending.length > 0) {
        const one = pending.pop();
        if ((typeof one !== 'object' && typeof one !== 'function') || one === null || seen.has(one)) continue;
        seen.add(one);
        pending.push(tried(() => Object.getPrototypeOf(one)));
        for (const key of tried(() => Reflect.ownKeys(one)) ?? []) {
          const { value, get, set } = tried(() => Object.getOwnPropertyDescriptor(one, key)) ?? {};
          pending.push(value, get, set);
        }
      }
      for (const one of seen) {
        if (typeof one !== 'function') continue;
        if (one !== Function.prototype && !(one instanceof Function)) won.push('WON a function of another realm ' + one.name);
        await attempt('code of text', () => one.constructor('return process')());
      }
      if (seen.size < 100) won.push('WON nothing, having looked at ' + seen.size);`,
  },
  {
    what: 'takes the caller of its function',
    render: `
      const out = [];
      function look() { for (let at = look.caller; at; at = at.caller) out.push(at); }
      await attempt('caller', () => { look(); return out.find((one) => !(one instanceof Function)).name; });`,
  },
  {
    what: 'throws what Node would print by its own method',
    render: `throw { get stack() { return real(); }, get message() { return 'm'; },
      [Symbol.for('nodejs.util.inspect.custom')](_depth, _options, inspect) { inspect.constructor('return process')().exit(0); } };`,
    refused: /\/remote-a\/ throws m$/,
  },
  {
    what: 'rejects with what Node would print, where nobody waits',
    render: `Promise.reject({ [Symbol.for('nodejs.util.inspect.custom')]: (_d, _o, inspect) => inspect.constructor('return process')().exit(0) });
      await new Promise(() => {});`,
    refused: /\/remote-a\/ throws/,
  },
  {
    what: 'asks for a stack as React does where a component throws',
    render: "'use strict'; Error.prepareStackTrace = void 0; return 'lost'",
  },
  { what: 'throws nothing', render: 'throw null', refused: /\/remote-a\/ throws null$/ },
  {
    what: 'throws what cannot be read',
    render: 'throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 1; }, has() { throw 1; } });',
    refused: /./,
  },
  {
    what: 'throws an error that is its own cause',
    render: "const error = new Error('round'); error.cause = error; throw error;",
    refused: /throws Error: round \| at .*page\.cjs.* \| caused by Error: round/,
  },
  {
    what: 'throws a message that a terminal obeys',
    render: "throw new Error('\\u001b[2J\\u202egone\\u0007\\r\\nsecond');",
    refused: /throws Error: \[2J gone \| at /,
  },
  {
    what: 'throws an error of a hundred MB',
    render: "throw new Error('x'.repeat(1e8));",
    refused: /throws Error: x+ …$/,
  },
  {
    what: 'gives Error a maker of stacks through another Error',
    load: `const own = class extends Error {}; own.prepareStackTrace = (_error, frames) => frames;
      try { globalThis.Error = own; } catch {}
      try { Object.defineProperty(globalThis, 'Error', { value: own }); } catch {}
      try { Object.defineProperty(Error, 'prepareStackTrace', { value: (_error, frames) => frames }); } catch {}`,
    render: `const holder = {}; Error.captureStackTrace(holder);
      if (typeof holder.stack !== 'string') for (const frame of holder.stack) {
        await attempt('frame', () => frame.getThis().process.pid);
        await attempt('frame', () => frame.getFunction().constructor('return process')());
      }`,
  },
  {
    what: 'overflows the stack at the composer’s door',
    render: `for (let left = 0; left < 300; left++) {
        const fall = (depth) => { try { fall(depth + 1); } catch (error) {
          if (!(error instanceof Error)) won.push('WON an error of another realm');
          try { for (let at = 0; at < left; at++) new URL('http://a/'); console; } catch (inner) {
            if (!(inner instanceof Error)) won.push('WON an error of another realm');
          } } };
        fall(0);
      }`,
  },
  {
    what: 'gives what a call wants as something else',
    render: `const strange = { toString() { throw real(); }, [Symbol.toPrimitive]() { won.length; return Symbol('x'); } };
      for (const call of [() => new URL(strange), () => btoa(strange), () => atob(strange), () => setTimeout(strange, strange),
        () => clearTimeout(strange), () => new URLSearchParams(strange), () => require(strange), () => new TextEncoder().encode(strange),
        () => require('crypto').createHash(strange).update('').digest(strange), () => require('crypto').createHash('sha256').update(strange)])
        try { call(); } catch (error) { if (typeof error === 'object' && !(error instanceof Error)) won.push('WON ' + error); }`,
  },
  {
    what: 'closes the function that it is put into',
    load: '}); globalThis.process = null; (function () {',
    render: "return 'lost'",
    refused: /is no script/,
  },
  { what: 'is no script', load: 'this is no script', render: '', refused: /remote-a\/page\.cjs is no script/ },
  { what: 'is a module', load: "import fs from 'node:fs';", render: '', refused: /remote-a\/page\.cjs is no script/ },
  {
    what: 'takes its realm apart',
    load: 'for (const name of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[name]; } catch {} }',
    render: "return 'lost'",
  },
  {
    what: 'freezes everything',
    load: "for (const name of ['Object', 'Array', 'Promise', 'Map', 'String']) Object.freeze(globalThis[name].prototype);",
    render: "return 'lost'",
  },
];
