import type { Panel } from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../database/database';
import { mediaUrl } from './media';
import stories from './stories.json' with { type: 'json' };

/** An original comic for this site: its place in the list is its number, a topic is named by its place from 1. */
type Story = (typeof stories)[number];

const topics = [
  ['运营', '订单、发货和表格'],
  ['财务', '对账和月底'],
  ['管理', '报表和做决定的人'],
] as const;

export async function seedComics(database: Queryable): Promise<void> {
  const topicIds: number[] = [];
  for (const [position, [name, description]] of topics.entries()) {
    const sql = 'insert into comic_topics (name, description, position, sample) values ($1, $2, $3, true) returning id';
    topicIds.push((await onlyRow<{ id: number }>(database, sql, [name, description, position])).id);
  }
  for (const [at, story] of stories.entries()) {
    await seedComic(database, { story, number: at + 1, topicIds });
  }
}

async function seedComic(
  database: Queryable,
  { story, number, topicIds }: { story: Story; number: number; topicIds: readonly number[] },
): Promise<void> {
  const cover = picture(`comic-${number}`, story.cover);
  const { id } = await onlyRow<{ id: number }>(
    database,
    `insert into comics (title, summary, author, cover, sample, updated_at)
     values ($1, $2, '云梭编绘（示例）', $3::jsonb, true, now() - make_interval(days => $4::int)) returning id`,
    [story.title, story.summary, JSON.stringify(cover), number * 7],
  );
  for (const topic of story.topics) {
    const sql = 'insert into comic_topic_links (comic_id, topic_id) values ($1, $2)';
    await database.query(sql, [id, topicIds[topic - 1] ?? null]);
  }
  for (const [at, chapter] of story.chapters.entries()) {
    const panels: Panel[] = chapter.panels.map((panel, index) => ({
      no: index + 1,
      ...picture(`comic-${number}-${at + 1}-${index + 1}`, panel),
    }));
    await database.query(
      `insert into comic_chapters (comic_id, no, title, panels, published_at)
       values ($1, $2, $3, $4::jsonb, now() - make_interval(days => $5::int))`,
      [id, at + 1, chapter.title, JSON.stringify(panels), number * 7 + (story.chapters.length - at) * 3],
    );
  }
}

function picture(name: string, drawn: Story['cover']) {
  return { url: mediaUrl(`${name}.svg`), ...drawn };
}
