import type {
  ChapterDetail,
  Comic,
  HelpBlock,
  OpenDayEvent,
  Page,
  PublicOpenDay,
  Question,
  QuestionDetail,
  Answer,
  WorkDetail,
} from '@shared/contract/endpoints';

/** Something that everybody may read, and what it is part of. */
interface PublicText {
  of: string;
  text: string;
}

/** Reads by the API every text of the database that a guest may read. */
export async function publicTexts(origin: string): Promise<PublicText[]> {
  const read = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} is answered with ${String(response.status)}`);
    return ((await response.json()) as { data: Data }).data;
  };
  const pages = async <Item>(path: string): Promise<Item[]> => {
    const all: Item[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await read<Page<Item>>(
        `${path}${path.includes('?') ? '&' : '?'}size=50&page=${String(page)}`,
      );
      all.push(...items);
      if (items.length === 0 || all.length >= total) return all;
    }
  };
  const found: PublicText[] = [];
  const add = (of: string, ...texts: readonly string[]) => {
    for (const text of texts) if (text.trim() !== '') found.push({ of, text });
  };

  for (const { id } of await pages<Question>('/api/ext/v1/questions')) {
    const of = `question ${String(id)}`;
    const { title, content, author } = await read<QuestionDetail>(
      `/api/ext/v1/questions/detail?questionId=${String(id)}`,
    );
    add(of, title, content, author.name);
    const answers = await pages<Answer>(`/api/noauth/v1/sns/forum/answer/query?questionId=${String(id)}`);
    for (const { hidden, content: told, author: by } of answers) if (hidden === null) add(of, told, by.name);
  }
  for (const comic of await pages<Comic>('/api/noauth/v1/sns/comic/comicList')) {
    add(`comic ${String(comic.id)}`, comic.title, comic.summary, comic.author);
    const chapters = await read<{ id: number }[]>(
      `/api/noauth/v1/sns/comic/comicChapter/list?comicId=${String(comic.id)}`,
    );
    for (const { id } of chapters) {
      const chapter = await read<ChapterDetail>(`/api/noauth/v1/sns/comic/comicChapter/detail?chapterId=${String(id)}`);
      add(`chapter ${String(id)}`, chapter.title, ...chapter.panels.map(({ alt }) => alt));
    }
  }
  for (const { id } of await pages<{ id: number }>('/api/ext/v1/public/works')) {
    const work = await read<WorkDetail>(`/api/ext/v1/works/detail?workId=${String(id)}`);
    // What a paragraph tells is a heading of the page.
    const told = work.content.map((paragraph) => paragraph.replace(/^(?:原来|现在|出错时)[：:]/, ''));
    add(`work ${String(id)}`, work.title, work.summary, work.author, work.award, ...told, ...work.steps);
  }
  const { articles } = await read<{ articles: { id: string; title: string; summary: string }[] }>(
    '/api/ext/v1/help/articles',
  );
  for (const { id, title, summary } of articles) {
    const { body } = await read<{ body: readonly HelpBlock[] }>(`/api/ext/v1/help/articles/one?id=${id}`);
    add(`help ${id}`, title, summary, ...body.flatMap(wordsOf));
  }
  const { event } = await read<{ event: OpenDayEvent | null }>(
    '/api/noauth/v1/sns/forum/table/query-appointment-count',
  );
  const past = await read<{ items: OpenDayEvent[] }>('/api/ext/v1/public/past-open-days');
  for (const { id } of [...(event ? [event] : []), ...past.items]) {
    const day = await read<PublicOpenDay>(`/api/ext/v1/public/open-day?id=${String(id)}`);
    add(`open day ${String(id)}`, day.event.title, day.event.place);
    for (const { name, topic, description, host } of day.tables)
      add(`open day ${String(id)}`, name, topic, description, host);
  }
  return found;
}

function wordsOf(block: HelpBlock): string[] {
  if (block.kind === 'code') return [block.text];
  if (block.kind === 'picture') return [block.alt];
  const parts = block.kind === 'list' ? block.items : [block.words];
  return parts.map((words) => words.map(({ text }) => text).join(''));
}
