import type { TestSite } from '../domains/domain.suite';
import { onlyRow } from '../database/database';

/** Adds an article in a section of its own: what visitors read stays in its order. */
const newArticle = ({ database }: TestSite) =>
  onlyRow<{ id: number; version: number; sectionId: number }>(
    database,
    `with section as (
       insert into help_sections (slug, name, position)
       select 'of-a-colleague-' || count(*), '同事的', 90 from help_sections returning id
     )
     insert into help_articles (slug, section_id, title, summary, body)
     select 'of-a-colleague-' || (select count(*) from help_articles), id, '同事写的', '还没写完', '一段。' from section
     returning id, version, section_id as "sectionId"`,
  );

const newSection = ({ database }: TestSite) =>
  onlyRow<{ id: number; version: number }>(
    database,
    `insert into help_sections (slug, name, position)
     select 'kept-' || (count(*) + 1), '空的分类', 50 from help_sections returning id, version`,
  );

/** Objects for the calls of the help centre and of the list of certificates (roles.suite.ts). */
export const foreignDeskMore = {
  deskCertificateList: () => Promise.resolve({}),
  deskHelpList: () => Promise.resolve({}),
  deskHelpArticle: async (site: TestSite) => ({ id: (await newArticle(site)).id }),
  deskHelpSave: async (site: TestSite) => {
    const { id, version } = await newArticle(site);
    return { id, version, title: '改过的题目' };
  },
  deskHelpOrder: async (site: TestSite) => {
    const { sectionId } = await newArticle(site);
    const sql = 'select jsonb_agg(id order by position desc) as ids from help_articles where section_id = $1';
    return { sectionId, ids: (await onlyRow<{ ids: number[] }>(site.database, sql, [sectionId])).ids };
  },
  deskHelpPreview: async (site: TestSite) => ({ articleId: (await newArticle(site)).id }),
  deskHelpSectionList: () => Promise.resolve({}),
  deskHelpSectionSave: async (site: TestSite) => ({ ...(await newSection(site)), name: '改了名字' }),
  deskHelpSectionRemove: newSection,
};
