import { randomUUID } from 'node:crypto';

/** Leaves a message as a guest's form does; its number, one higher than that of the message before. */
export async function leaveMessage(origin: string): Promise<number> {
  const message = {
    name: '后来的人',
    contact: 'later@example.com',
    topic: 'other',
    message: '排在后面',
    consent: true,
    firstVisitUrl: '',
  };
  const answer = await fetch(`${origin}/api/v1/custom/assist`, {
    method: 'POST',
    // Each is a message of its own, although its words are the same.
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(message),
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

/** The number that the server gave to what a page has just sent. */
export async function numberIn(answer: { json: () => Promise<unknown> }): Promise<number> {
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}
