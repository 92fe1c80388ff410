import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onlyRow } from '../database/database';
import type { TestSite } from '../domains/domain.suite';

type Prepare = (site: TestSite, owner: { id: number }) => Promise<Record<string, unknown>>;

/** The smallest picture: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function begunFile(site: TestSite, ownerId: number, received: number): Promise<string> {
  const { id } = await onlyRow<{ id: string }>(
    site.database,
    `insert into desk_files (id, user_id, purpose, name, size, received)
     values (md5(random()::text), $1, 'chapter-image', 'a.png', $2, $3) returning id`,
    [ownerId, PNG.length, received],
  );
  return id;
}

async function chapter({ database }: TestSite): Promise<{ id: number; version: number }> {
  return onlyRow(
    database,
    `insert into comic_chapters (comic_id, no, title, panels, state)
     select 1, max(no) + 1, '一话', '[]'::jsonb, 'draft' from comic_chapters where comic_id = 1 returning id, version`,
  );
}

/** Objects for the calls that editors and operators publish by. */
export const foreignContent: Readonly<Record<string, Prepare>> = {
  deskFileBegin: () => Promise.resolve({ purpose: 'chapter-image', name: 'a.png', size: 10 }),
  deskFilePart: async (site, { id }) => ({ query: { id: await begunFile(site, id, 0), offset: 0 }, body: PNG }),
  deskFileEnd: async (site, owner) => {
    const id = await begunFile(site, owner.id, PNG.length);
    await mkdir(join(site.uploads, 'parts'), { recursive: true });
    await writeFile(join(site.uploads, `parts/${id}.000000000000`), PNG);
    return { id };
  },
  deskComicList: () => Promise.resolve({}),
  deskComicSave: async ({ database }) => ({
    ...(await onlyRow<{ id: number; version: number }>(database, 'select id, version from comics order by id limit 1')),
    author: '云梭编绘（示例）',
  }),
  deskChapterList: () => Promise.resolve({}),
  deskChapter: async (site) => ({ id: (await chapter(site)).id }),
  deskChapterSave: async (site) => ({ ...(await chapter(site)), title: '改过的一话' }),
  deskChapterPreview: async (site) => ({ chapterId: (await chapter(site)).id }),
  deskBuildList: () => Promise.resolve({}),
  deskBuildSave: async ({ database }) => ({
    ...(await onlyRow<{ id: number; version: number }>(
      database,
      `select id, version from client_builds where arch = 'x86' limit 1`,
    )),
    notes: ['改过的说明'],
  }),
};
