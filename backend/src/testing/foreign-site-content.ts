import { madePng } from '@shared/testing/made-images';
import { askForSecondPerson } from '../domains/users/second-person';
import type { TestSite } from '../domains/domain.suite';
import { sentFile } from '../domains/testing/sent-image';
import { Editor, PACKAGE, declare, titled } from '../domains/content/testing/told-content';

const KEY = 'of-a-colleague';

const drafted = async (site: TestSite, key = KEY) => {
  await declare(site, [key]);
  const editor = await Editor.of(site);
  await editor.save(key, titled('同事写的'));
  return editor;
};

const published = async (site: TestSite) => ({ id: (await (await drafted(site)).publish([KEY])).id });
const picture = async (site: TestSite) => {
  const { token } = await Editor.of(site);
  return { id: (await sentFile(site, token, [{ purpose: 'content-image', name: 'a.png' }, madePng(60, 40)])).id };
};

/** The only experiment, of what nothing else is about: it holds its entries. */
const tried = async (site: TestSite) => {
  await site.database.query(`update content_publications set state = 'cancelled' where state = 'experiment'`);
  const experiment = { share: 5, endsAt: new Date(Date.now() + 3_600_000).toISOString() };
  return { id: (await (await drafted(site, 'tried')).publish(['tried'], { experiment })).id };
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
  deskPublicationUndo: published,
  deskPublicationDetail: published,
  deskPublicationConsent: async (site: TestSite) => {
    await askForSecondPerson(site.database, 'content-consent', true);
    const proposed = await published(site);
    await askForSecondPerson(site.database, 'content-consent', false);
    return proposed;
  },
  deskExperimentDetail: tried,
  deskExperimentRaise: async (site: TestSite) => ({ ...(await tried(site)), share: 6 }),
  deskExperimentKeep: tried,
  deskContentRules: () => Promise.resolve({}),
  deskContentRulesChange: () => Promise.resolve({ consent: false }),
  deskPictureList: () => Promise.resolve({}),
  deskPictureSave: async (site: TestSite) => ({ ...(await picture(site)), alt: '一张图' }),
  deskPictureRemove: picture,
};
