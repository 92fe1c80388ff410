import { publicAddresses } from '@shared/contract/endpoints';
import { BackendProcess } from '@shared/testing/backend-process';
import type { BenchPart } from '../report';
import { median } from '../statistics';
import { tell } from './data-document';
import { told } from './figure';
import { fillDatabase } from './stand-data';

const MANY = 100_000;
const CALLS = 25;

/** How long a call for the addresses of a site map takes, straight after the questions were written: nothing is vacuumed yet. */
export const dataAddresses: BenchPart = async (context) => {
  const { engine, environment, dataDir, remove } = await fillDatabase(MANY);
  try {
    const backend = await BackendProcess.start({ ...environment, DATA_DIR: dataDir });
    try {
      const times = async (page: number): Promise<number[]> => {
        const taken: number[] = [];
        for (let call = 0; call < CALLS; call += 1) {
          const began = performance.now();
          const { statusCode, body } = await backend.request({
            url: publicAddresses.path,
            query: { kind: 'question', page },
          });
          taken.push(performance.now() - began);
          if (statusCode !== 200) throw new Error(body);
        }
        return taken;
      };
      const last = await times(10);
      const first = await times(1);
      const lines = [
        `Page 10 of the addresses of ${MANY} questions on ${engine}, straight after they were written, ${CALLS} calls of \`${publicAddresses.path}\`.`,
        '',
        told({ what: 'in the middle', value: median(last), most: 100, unit: 'ms' }),
        `- at most ${Math.max(...last).toFixed(0)} ms; page 1 in the middle ${median(first).toFixed(0)} ms`,
      ];
      await tell(context, { title: 'Addresses for site maps', part: 'data-addresses', lines });
    } finally {
      await backend.end('SIGTERM');
    }
  } finally {
    await remove();
  }
};
