import { publicAddresses } from '@shared/contract/endpoints';
import type { BackendProcess } from '@shared/testing/backend-process';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { readPage } from './watch-pages';

/** The questions that `backend/bench/questions.ts` wrote, by their place from 1 on. */
export class ManyQuestions {
  private constructor(
    readonly count: number,
    private readonly before: number,
  ) {}

  static async of(backend: BackendProcess, count: number): Promise<ManyQuestions> {
    const ask = async (page: number) => {
      const response = await backend.request({ url: publicAddresses.path, query: { kind: 'question', page } });
      return (response.json() as { data: { items: { id: number }[]; pages: number } }).data;
    };
    const { pages } = await ask(1);
    const { items } = await ask(pages);
    return new ManyQuestions(count, (items.at(-1)?.id ?? 0) - count);
  }

  id(at: number): number {
    return this.before + at;
  }

  path(at: number): string {
    return questionPath(this.id(at));
  }

  /** The newest one, which lists show first. */
  get newestTitle(): string {
    return titleOf(this.count);
  }

  /** Has the pages at these places composed, some at once; throws where one does not come. */
  async obtain(port: number, places: readonly number[]): Promise<void> {
    await eachAtOnce(places, async (at) => {
      const { status, html } = await readPage(port, this.path(at));
      if (status !== 200 || !html.includes(titleOf(at))) throw new Error(`${this.path(at)} is answered with ${status}`);
    });
  }
}

export function questionPath(id: number): string {
  return `/community/question/${id}/`;
}

export function titleOf(at: number): string {
  return `批量问题 ${at} 号`;
}
