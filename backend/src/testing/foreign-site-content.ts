import type { TestSite } from '../domains/domain.suite';
import { Editor, PACKAGE, declare, titled } from '../domains/content/testing/told-content';

const KEY = 'of-a-colleague';

const drafted = async (site: TestSite) => {
  await declare(site, [KEY]);
  const editor = await Editor.of(site);
  await editor.save(KEY, titled('同事写的'));
  return editor;
};

/** Objects for the calls about content of the site's pages (roles.suite.ts). */
export const foreignSiteContent = {
  deskContentList: () => Promise.resolve({}),
  deskContentDetail: async (site: TestSite) => {
    await drafted(site);
    return { package: PACKAGE, key: KEY };
  },
  deskContentDraft: async (site: TestSite) => (await drafted(site)).form(KEY, { value: titled('改过的') }),
  deskContentDiscard: async (site: TestSite) => (await drafted(site)).form(KEY),
  deskContentRestore: async (site: TestSite) => (await drafted(site)).form(KEY, { change: null }),
  deskContentPreview: async (site: TestSite) => {
    await drafted(site);
    return { package: PACKAGE, key: KEY };
  },
  deskContentPublish: async (site: TestSite) => (await drafted(site)).choice([KEY]),
  deskPublicationList: () => Promise.resolve({}),
  deskPublicationUndo: async (site: TestSite) => ({ id: (await (await drafted(site)).publish([KEY])).id }),
};
