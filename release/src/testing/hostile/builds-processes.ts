import type { HostileBuild } from './bundle';

const reaching = (what: string, task: string): HostileBuild => ({
  what,
  render: `await attempt('it', async () => ${task});`,
  winsInNode: true,
});
const connected = (make: string) =>
  `new Promise((done, fail) => ${make}.on('connect', () => done('connected')).on('error', fail))`;

/** The network, other processes, native code, and more than one way out of the realm. */
export const processesBuilds: readonly HostileBuild[] = [
  reaching('connects to a port', connected("node('net').connect(W.port, '127.0.0.1')")),
  reaching('connects to a socket on the disk', connected("node('net').connect(W.socket)")),
  reaching('connects to an abstract socket', connected("node('net').connect(W.abstract)")),
  reaching('connects by its binding', "real().binding('tcp_wrap').TCP.name"),
  reaching(
    'asks by HTTP',
    "new Promise((done, fail) => node('http').get({ port: W.port }).on('error', (e) => e.code === 'ECONNRESET' ? done('asked') : fail(e)))",
  ),
  reaching(
    'asks by fetch',
    "fetch('http://127.0.0.1:' + W.port).catch((e) => { if (e.cause) return 'asked'; throw e; })",
  ),
  reaching(
    'sends a datagram',
    "new Promise((done, fail) => node('dgram').createSocket('udp4').send('x', W.datagrams, '127.0.0.1', (e) => e ? fail(e) : done('sent')))",
  ),
  reaching(
    'asks for a name',
    "new Promise((done, fail) => node('dns').lookup('localhost', (e, found) => e ? fail(e) : done(found)))",
  ),
  reaching(
    'listens',
    "new Promise((done, fail) => { const server = node('net').createServer(); server.on('error', fail).listen(0, () => { server.close(); done('listens'); }); })",
  ),
  reaching(
    'opens a debugger',
    "(() => { const inspector = node('inspector'); inspector.open(0); const url = inspector.url(); inspector.close(); return url; })()",
  ),
  reaching(
    'debugs itself',
    "(() => { const session = new (node('inspector').Session)(); session.connect(); session.disconnect(); return 'debugged'; })()",
  ),
  reaching('opens its parent’s debugger', "real().kill(W.parent, 'SIGUSR1')"),
  reaching('ends its parent', "real().kill(W.parent, 'SIGTERM')"),
  reaching('asks whether its parent lives', 'real().kill(W.parent, 0)'),
  reaching('makes its parent slow', "node('os').setPriority(W.parent, node('os').getPriority(W.parent))?.x ?? 'set'"),
  reaching('starts a process', "node('child_process').execFileSync('/bin/true').length + 1"),
  reaching('starts a shell', "node('child_process').execSync('id').toString()"),
  reaching('starts itself again', "node('child_process').spawnSync(real().execPath, ['--version']).stdout.toString()"),
  reaching(
    'forks',
    "new Promise((done, fail) => node('child_process').fork(W.folder + '/secret.cjs').on('error', fail).on('exit', () => done('forked')))",
  ),
  reaching(
    'makes a cluster',
    "node('cluster').setupPrimary({ exec: W.folder + '/secret.cjs' }) ?? node('cluster').fork().process.pid",
  ),
  reaching(
    'starts a thread',
    "new Promise((done, fail) => new (node('worker_threads').Worker)('1', { eval: true }).on('error', fail).on('exit', () => done('ran')))",
  ),
  reaching(
    'loads native code',
    "(() => { try { real().dlopen({ exports: {} }, W.readable); } catch (e) { if (e.code === 'ERR_DLOPEN_FAILED') return 'loads'; throw e; } })()",
  ),
  reaching('asks for an internal binding', "Object.keys(real().binding('fs')).length"),
  reaching('asks for a built-in module', "Object.keys(real().getBuiltinModule('fs')).length"),
  reaching('runs code in the outer realm', "node('vm').runInThisContext('process').pid"),
  reaching('runs code in a new realm', "node('vm').runInNewContext('1 + 1')"),
  reaching('makes a WASI', "new (node('wasi').WASI)({ version: 'preview1', preopens: { '/': W.folder } })"),
  reaching('sets flags of the engine', "node('v8').setFlagsFromString('--expose-gc') ?? 'set'"),
  reaching('hooks promises', "node('async_hooks').createHook({ init() {} }).enable()"),
  reaching('lists open handles', 'real()._getActiveHandles().length + 1'),
  reaching('takes what the console writes to', 'console._stdout.constructor.name'),
  reaching('asks for what is loaded', 'Object.keys(require.cache).length + 1'),
  reaching('reads what its parent sends', '(() => { const { stdin } = real(); return typeof stdin.fd; })()'),
  reaching('compiles WebAssembly', 'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))'),
  reaching('takes memory by WebAssembly', 'new WebAssembly.Memory({ initial: 10 }).buffer.byteLength'),
  reaching('shares memory', 'new SharedArrayBuffer(8).byteLength'),
  reaching('waits for shared memory', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)'),
  reaching('makes code of text', "Function('return 1')()"),
  reaching('makes asynchronous code of text', "(async () => {}).constructor('return 1')()"),
  reaching('makes a generator of text', "Object.getPrototypeOf(function* () {}).constructor('yield 1')().next().value"),
  reaching('evaluates text', "(0, eval)('1 + 1')"),
  reaching(
    'starts a timer of text',
    "new Promise((done, fail) => { globalThis.evaluated = done; setTimeout(() => fail(), 50); Function('evaluated(1)')(); })",
  ),
  reaching(
    'asks frames of the stack who they are',
    `(() => {
      Error.prepareStackTrace = (_error, frames) => frames;
      const frames = new Error().stack;
      if (typeof frames === 'string') throw 0;
      return frames.map((frame) => frame.getFileName()).join();
    })()`,
  ),
  reaching(
    'asks the realm around it by a failed import',
    "import('node:net').then(() => 'imported', (error) => error.constructor.constructor('return process')().pid)",
  ),
  reaching(
    'asks an import by its attributes',
    "import('node:net', { with: { get type() { throw 1; } } }).catch((error) => error.constructor.constructor('return process')().pid)",
  ),
  reaching(
    'makes the engine load other cryptography',
    "(() => { try { node('crypto').setEngine(W.readable); } catch (e) { if (e.code.startsWith('ERR_OSSL') || e.code === 'ERR_CRYPTO_ENGINE_UNKNOWN') return 'loads'; throw e; } })()",
  ),
];
