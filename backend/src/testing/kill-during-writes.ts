import { BackendProcess } from '@shared/testing/backend-process';
import type { Random } from '@shared/testing/random';

const QUESTION = 1;
const WRITERS = 8;
/** Acknowledged writes before the kill, at most: with those under way they stay below the limit on writes a minute. */
const MOST_WRITES = 45;

interface Page {
  items: { id: number }[];
  total: number;
}

interface Envelope {
  data: { id: number };
}

/** Writes answers from several sides, kills the process in the middle, and answers with what was acknowledged. */
export async function writeUntilKilled(environment: Record<string, string>, random: Random): Promise<number[]> {
  const backend = await BackendProcess.start(environment);
  const token = await backend.signIn(1);
  const acknowledged: number[] = [];
  let written = 0;
  const killAfter = 1 + random.below(MOST_WRITES);
  const kill: Promise<unknown>[] = [];
  const write = async () => {
    for (;;) {
      try {
        const response = await backend.request({
          method: 'POST',
          url: '/api/v1/sns/forum/answer/create',
          headers: { authorization: `Bearer ${token}` },
          payload: { questionId: QUESTION, content: `写到一半 ${(written += 1)}` },
        });
        if (response.statusCode !== 200) throw new Error(response.body);
        acknowledged.push((response.json() as Envelope).data.id);
      } catch (error) {
        if (kill.length === 0) throw error;
        return;
      }
      if (acknowledged.length >= killAfter && kill.length === 0) kill.push(backend.end('SIGKILL'));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await Promise.all(kill);
  return acknowledged;
}

/** The answers that are there after a new start, and whether the counter equals them. */
export async function answersAfterRestart(
  environment: Record<string, string>,
): Promise<{ ids: Set<number>; counted: number }> {
  const backend = await BackendProcess.start(environment);
  const ids = new Set<number>();
  const readPage = async (page: number): Promise<Page> => {
    const query = { questionId: QUESTION, page, size: 50 };
    const response = await backend.request({ url: '/api/noauth/v1/sns/forum/answer/query', query });
    const { data } = response.json() as { data: Page };
    for (const { id } of data.items) ids.add(id);
    return data.items.length < 50 ? data : readPage(page + 1);
  };
  const { total } = await readPage(1);
  await backend.end('SIGTERM');
  return { ids, counted: total };
}
