import { type HttpRequest, httpRequest } from '@shared/testing/http-request';

export interface Load {
  port: number;
  next: () => HttpRequest;
}

/** Requests a second that `clients` get answered, each asking again as soon as it has its answer. */
export async function throughput({ port, next }: Load, clients: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < until) {
      const { statusCode, body } = await httpRequest(port, next());
      if (statusCode !== 200) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered / seconds;
}

/** Milliseconds that 99 of 100 requests stay below when they come `perSecond`, whether the ones before are answered or not. */
export async function p99At({ port, next }: Load, perSecond: number, seconds: number): Promise<number> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const began = performance.now();
  const count = Math.floor(perSecond * seconds);
  for (let sent = 0; sent < count; sent += 1) {
    const due = began + (sent / perSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      httpRequest(port, next()).then(() => {
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
