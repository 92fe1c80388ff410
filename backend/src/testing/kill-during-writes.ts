import { BackendProcess } from './backend-process';
import type { Random } from './random';

const QUESTION = 1;
const WRITERS = 8;

interface Envelope {
  data: { id: number };
}

/** Writes answers from several sides, kills the process in the middle, and answers with what was acknowledged. */
export async function writeUntilKilled(environment: Record<string, string>, random: Random): Promise<number[]> {
  const backend = await BackendProcess.start(environment);
  const token = await backend.signIn(1);
  const acknowledged: number[] = [];
  const killAfter = 5 + random.below(60);
  let killed: Promise<unknown> | null = null;
  const write = async () => {
    for (;;) {
      try {
        const response = await backend.request({
          method: 'POST',
          url: '/api/v1/sns/forum/answer/create',
          headers: { authorization: `Bearer ${token}` },
          payload: { questionId: QUESTION, content: `写到一半 ${acknowledged.length}` },
        });
        if (response.statusCode !== 200) throw new Error(response.body);
        acknowledged.push(response.json<Envelope>().data.id);
      } catch (error) {
        if (killed === null) throw error;
        return;
      }
      if (acknowledged.length >= killAfter) killed ??= backend.end('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await killed;
  return acknowledged;
}

/** The answers that are there after a new start, and whether the counter equals them. */
export async function answersAfterRestart(
  environment: Record<string, string>,
): Promise<{ ids: Set<number>; counted: number }> {
  const backend = await BackendProcess.start(environment);
  const ids = new Set<number>();
  let counted = 0;
  for (let page = 1; ; page += 1) {
    const query = { questionId: QUESTION, page, size: 50 };
    const response = await backend.request({ url: '/api/noauth/v1/sns/forum/answer/query', query });
    const { data } = response.json<{ data: { items: { id: number }[]; total: number } }>();
    for (const { id } of data.items) ids.add(id);
    counted = data.total;
    if (data.items.length < 50) break;
  }
  await backend.end('SIGTERM');
  return { ids, counted };
}
