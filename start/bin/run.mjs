// Runs a command from its bundle: node start/bin/run.mjs <entry> [words]. A server that is started often, and again when it died,
// is there sooner.
import path from 'node:path';
import process from 'node:process';
import './end-with-parent.mjs';
import { runBundled } from './bundle.mjs';

const root = path.resolve(import.meta.dirname, '../..');
process.argv.splice(1, 1);
await runBundled(root, process.argv[1]);
