/**
 * `node --import tsx backend/bench/files.ts [pictures] [megabytes each]`: sends pictures in parts, two at a time, as the desk does,
 * and prints how long it took and what memory the backend needed; 500 of 10 MB unless told, which is 5 GB of disk. Linux only.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deskFileBegin, deskFileEnd, deskFilePart } from '@shared/contract/endpoints';
import { FILE_PART_BYTES } from '@shared/contract/schemas';
import { BackendProcess } from '@shared/testing/backend-process';
import type { HttpRequest } from '@shared/testing/http-request';
import { madePng } from '@shared/testing/made-images';

const MB = 1024 * 1024;
const AT_ONCE = 2;
/** The sample person with every role. */
const OFFICIAL = 5;
const TOO_MANY = 429;
const SUCCESS = 200;

const pictures = Number(process.argv[2] ?? 500);
const bytes = Number(process.argv[3] ?? 10) * MB;

const folder = await mkdtemp(join(tmpdir(), 'bench-files-'));
const backend = await BackendProcess.start({ DATA_DIR: folder, SIGN_IN: 'sample', LOG_LEVEL: 'error' });
try {
  const authorization = `Bearer ${await backend.signIn(OFFICIAL)}`;
  const start = madePng(800, 1200);

  /** As the desk: who is told to wait waits. */
  const ask = async (request: HttpRequest): Promise<{ id: string }> => {
    for (;;) {
      const headers = { ...request.headers, authorization };
      const response = await backend.request({ method: 'POST', ...request, headers });
      if (response.statusCode === TOO_MANY) await wait(1000 * Number(response.headers['retry-after'] ?? 1));
      else if (response.statusCode !== SUCCESS) throw new Error(response.body);
      else return (response.json() as { data: { id: string } }).data;
    }
  };
  const send = async (at: number) => {
    const content = Buffer.concat([start, randomBytes(bytes - start.length)]);
    const about = { purpose: 'chapter-image', name: `${at}.png`, size: content.length };
    const { id } = await ask({ url: deskFileBegin.path, payload: about });
    for (let offset = 0; offset < content.length; offset += FILE_PART_BYTES) {
      const payload = content.subarray(offset, offset + FILE_PART_BYTES);
      const headers = { 'content-type': 'application/octet-stream' };
      await ask({ url: deskFilePart.path, query: { id, offset }, headers, payload });
    }
    await ask({ url: deskFileEnd.path, payload: { id } });
  };

  // What the first calls compile is no file's doing.
  await send(0);
  const idle = await memory('VmRSS');
  await writeFile(`/proc/${backend.pid}/clear_refs`, '5');
  const began = performance.now();
  let next = 1;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next <= pictures) {
        next += 1;
        await send(next);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const peak = await memory('VmHWM');
  console.log(
    `${pictures} pictures of ${bytes / MB} MB in ${seconds.toFixed(0)} s (${((pictures * bytes) / MB / seconds).toFixed(0)} MB/s); ` +
      `the backend's memory: ${idle.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
  );
} finally {
  await backend.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

/** Megabytes, as the kernel says. */
async function memory(name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${backend.pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
}
