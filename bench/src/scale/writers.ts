import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { questionCreate, questionDetail } from '@shared/contract/endpoints';
import { httpRequest } from '@shared/testing/http-request';
import { type Visitor, accessToken } from '@shared/testing/visitors';

const people: readonly Visitor[] = ['李想', '周敏', '陈可', '王一'];
/** ms between two texts of one person, and before one that was not acknowledged is sent again. */
const PAUSE = 1200;
const PAUSE_AFTER_FAILURE = 400;

export interface Written {
  acknowledged: number;
  /** Requests that were not answered with 200; each was sent again by the same key until it was. */
  sentAgain: number;
  /** Texts acknowledged, and not there at the end. */
  lost: string[];
  /** Texts there under two numbers: a second attempt made them again. */
  twice: string[];
}

/** People who write through the front, and send again what nobody acknowledged, as the site's client does. */
export class Writers {
  readonly #acknowledged: { id: number; title: string }[] = [];
  readonly #all: Promise<void>[];
  #sentAgain = 0;
  #running = true;

  private constructor(
    private readonly ports: readonly number[],
    tokens: readonly string[],
  ) {
    this.#all = tokens.map((token, at) => this.#goOn(token, at));
  }

  /** @param ports by each of which the site is reached; who gets no answer at one asks the next */
  static async begin(ports: readonly number[]): Promise<Writers> {
    const tokens: string[] = [];
    for (const person of people) tokens.push(await accessToken(`http://127.0.0.1:${ports[0]}`, person));
    return new Writers(ports, tokens);
  }

  /** Ends the writing, and reads back all that was acknowledged. */
  async end(): Promise<Written> {
    this.#running = false;
    await Promise.all(this.#all);
    const lost: string[] = [];
    const numbers = new Map<string, number>();
    const twice: string[] = [];
    for (const { id, title } of this.#acknowledged) {
      if (numbers.has(title)) twice.push(title);
      numbers.set(title, id);
      const answer = await httpRequest(this.#portOf(0), { url: questionDetail.path, query: { questionId: id } });
      if (answer.statusCode !== 200 || !answer.body.includes(title)) lost.push(`${id} ${title}: ${answer.statusCode}`);
    }
    return { acknowledged: this.#acknowledged.length, sentAgain: this.#sentAgain, lost, twice };
  }

  async #goOn(token: string, person: number): Promise<void> {
    for (let at = 0; this.#running; at += 1) {
      const title = `第〔${person}-${at}〕个问题`;
      this.#acknowledged.push({ title, id: await this.#write(token, title, person) });
      await wait(PAUSE);
    }
  }

  #portOf(attempt: number): number {
    return this.ports[attempt % this.ports.length] ?? 0;
  }

  /** Writes, and gives the number once it is acknowledged. */
  async #write(token: string, title: string, person: number): Promise<number> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const payload = { topic: 'web', title, content: `${title}：怎么办？` };
    const localAddress = `127.0.1.${person + 1}`;
    for (let attempt = person; ; attempt += 1) {
      const answer = await httpRequest(this.#portOf(attempt), {
        method: 'POST',
        url: questionCreate.path,
        headers,
        payload,
        localAddress,
      }).catch(() => null);
      if (answer?.statusCode === 200) return (answer.json() as { data: { id: number } }).data.id;
      if (answer && [400, 401, 403, 404, 422].includes(answer.statusCode))
        throw new Error(`${questionCreate.path}: ${answer.statusCode} ${answer.body}`);
      this.#sentAgain += 1;
      await wait(PAUSE_AFTER_FAILURE);
    }
  }
}
