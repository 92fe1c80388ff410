import { answerCreate, questionCreate } from '@shared/contract/endpoints';
import type { BackendProcess } from '@shared/testing/backend-process';

/** Sample people who write. */
const PEOPLE = [1, 2, 3, 4];

/** People who write through the public calls, each time from another address: one alone may write a text a second. */
export class Visitors {
  private written = 0;

  private constructor(
    private readonly backend: BackendProcess,
    private readonly tokens: readonly string[],
  ) {}

  static async of(backend: BackendProcess): Promise<Visitors> {
    const tokens: string[] = [];
    for (const id of PEOPLE) tokens.push(await backend.signIn(id));
    return new Visitors(backend, tokens);
  }

  answer(questionId: number, content: string): Promise<unknown> {
    return this.write(answerCreate.path, { questionId, content });
  }

  /** Gives the number of the question. */
  async ask(title: string): Promise<number> {
    const asked = await this.write(questionCreate.path, { topic: 'web', title, content: `${title}：怎么办？` });
    return (asked as { id: number }).id;
  }

  private async write(url: string, payload: object): Promise<unknown> {
    const at = this.written;
    this.written += 1;
    const address = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const authorization = `Bearer ${this.tokens[at % this.tokens.length] ?? ''}`;
    const headers = { authorization, 'x-forwarded-for': address };
    const response = await this.backend.request({ method: 'POST', url, payload, headers });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return (response.json() as { data: unknown }).data;
  }
}
