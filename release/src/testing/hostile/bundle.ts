/** A build that tries something: the body of its page's function, and what has to become of it. */
export interface HostileBuild {
  what: string;
  /** Runs whenever the page is rendered; `attempt` says that something was won where it does not throw. */
  render: string;
  /** Runs when the bundle is loaded. */
  load?: string;
  /** Text of the list of its addresses, by what its route `/remote-a/:below` has at its end. */
  paths?: string;
  /** The reason that it is refused for; absent: its pages render, and nothing was won. */
  refused?: RegExp;
  /** Whether the attack wins in a plain Node process: what is no proof there is no proof in a sandbox. */
  winsInNode?: boolean;
}

/** Every way that is known to come by Node's own modules, from inside. */
const prelude = `
  const won = [];
  const attempt = async (what, task) => {
    try {
      const found = await task();
      won.push('WON ' + what + ' ' + String(found).slice(0, 200));
      return found;
    } catch (error) {
      return undefined;
    }
  };
  const tried = (task) => { try { return task(); } catch { return undefined; } };
  const overflown = () => {
    const deep = () => { try { deep(); } catch (error) { errors.push(error); tried(() => console.log('')); tried(() => new URL('x')); } };
    const errors = [];
    tried(deep);
    return errors[0];
  };
  const functions = () => [
    Function, (async () => {}).constructor, (function* () {}).constructor, (async function* () {}).constructor,
    require.constructor, module.constructor.constructor, console.log.constructor, setTimeout.constructor,
    URL.constructor, new URL('http://a/').constructor.constructor, TextEncoder.constructor,
    tried(() => setTimeout(() => {}, 0).constructor.constructor), tried(() => overflown().constructor.constructor),
    tried(() => process.stdout.write.constructor), tried(() => process.constructor.constructor),
    tried(() => console._stdout.constructor.constructor), tried(() => Object.getPrototypeOf(globalThis).constructor.constructor),
    tried(() => require('crypto').createHash('sha256').update.constructor),
    tried(() => require('util').TextEncoder.constructor), tried(() => require('async_hooks').AsyncLocalStorage.constructor),
    tried(() => { try { new URL('::'); } catch (error) { return error.constructor.constructor; } }),
    tried(() => { try { require('fs'); } catch (error) { return error.constructor.constructor; } }),
    tried(() => { try { null.x; } catch (error) { return error.constructor.constructor; } }),
  ];
  const processes = () => [
    tried(() => process), tried(() => globalThis.process), tried(() => global.process), tried(() => (0, eval)('process')),
    ...functions().flatMap((make) => [tried(() => make('return process')()), tried(() => make('return this')().process)]),
  ].filter(Boolean);
  const node = (name) => {
    const ways = [
      () => require(name), () => require('node:' + name), () => module.require(name),
      () => module.constructor._load(name), () => require.main.require(name),
      ...processes().flatMap((one) => [
        () => one.getBuiltinModule(name), () => one.mainModule.require(name), () => one.binding(name),
      ]),
    ];
    for (const way of ways) {
      const found = tried(way);
      if (found) return found;
    }
    throw new Error('no way leads to ' + name);
  };
  const real = () => {
    const found = processes().find((one) => one.pid > 0);
    if (!found) throw new Error('there is no process');
    return found;
  };
`;

/** The bundle of one page that tries it; `constants` are the addresses of what it may try to reach. */
export function hostileBundle({ load = '', render, paths = '[]' }: HostileBuild, constants: string): string {
  return `
    const W = ${constants};
    ${prelude}
    ${load}
    module.exports = { page: {
      contract: '1.0',
      paths: () => ${paths}.map((below) => ({ below })),
      render: async () => {
        won.length = 0;
        const given = await (async () => { ${render} })();
        return given ?? (won.join(', ') || 'lost');
      },
    } };`;
}
