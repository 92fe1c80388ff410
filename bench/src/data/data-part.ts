import type { BenchPart } from '../report';
import { dataAddresses } from './data-addresses';
import { dataCrowd } from './data-crowd';
import { dataList } from './data-list';
import { dataPaint } from './data-paint';
import { dataRelease } from './data-release';
import { dataRush, dataWrites } from './data-writes';

/** Figures of pages whose text comes from public data, each by its own name, too. */
export const dataParts = {
  'data-writes': dataWrites,
  'data-rush': dataRush,
  'data-release': dataRelease,
  'data-list': dataList,
  'data-paint': dataPaint,
  'data-crowd': dataCrowd,
  'data-addresses': dataAddresses,
} as const satisfies Readonly<Record<string, BenchPart>>;

/** All of them; writes docs/data-figures.md. */
export const data: BenchPart = async (context) => {
  for (const part of Object.values(dataParts)) await part(context);
};
