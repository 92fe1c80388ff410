#!/usr/bin/env node
// Stands before tsgolint until oxlint knows a rule that tsgolint has: asks for it, and answers by a name that oxlint knows.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const rule = 'no-unsafe-class-instance-assignment';
const known = 'no-unsafe-assignment';
const asked = JSON.parse(readFileSync(0, 'utf8'));
for (const { rules } of asked.configs) rules.push({ name: rule });
const tsgolint = path.join(
  path.dirname(createRequire(import.meta.url).resolve('oxlint-tsgolint/package.json')),
  'bin/tsgolint.js',
);
const { status, stdout } = spawnSync(process.execPath, [tsgolint, ...process.argv.slice(2)], {
  input: JSON.stringify(asked),
  stdio: ['pipe', 'pipe', 'inherit'],
  maxBuffer: Infinity,
});

// A message: its length in four bytes, its kind in one, then JSON.
for (let start = 0; start < stdout.length;) {
  const length = stdout.readUInt32LE(start);
  const header = Buffer.from(stdout.subarray(start, start + 5));
  let body = stdout.subarray(start + 5, start + 5 + length);
  start += 5 + length;
  const message = JSON.parse(body.toString());
  if (message.rule === rule) {
    message.message.description += ` (${rule})`;
    body = Buffer.from(JSON.stringify({ ...message, rule: known }));
    header.writeUInt32LE(body.length);
  }
  process.stdout.write(header);
  process.stdout.write(body);
}
process.exitCode = status ?? 1;
