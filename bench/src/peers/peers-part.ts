import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BenchPart } from '../report';
import { benchPeers } from './bench-peers';
import { findings, performanceDocument } from './document';
import { table } from './table';

const file = path.resolve(import.meta.dirname, '../../output/peers.md');

/** The home page beside the same page built with other tools; writes bench/output/peers.md. */
export const beside: BenchPart = async ({ origin, rounds, say, print }) => {
  const result = await benchPeers(origin, rounds, say);
  print(table(result.measured));
  for (const line of findings(result.measured)) print(line);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, performanceDocument(result));
  print(`${rounds} rounds in ${(result.seconds / 60).toFixed(1)} minutes, written to bench/output/peers.md`);
};
