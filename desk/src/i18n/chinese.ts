import type { TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { fieldLabels } from './field-labels';
import reactAdmin from './react-admin.json' with { type: 'json' };

/** Words that react-admin says by itself. */
const messages: TranslationMessages = reactAdmin;

/** Labels that react-admin looks up for fields without one of their own. */
const fields = Object.fromEntries(Object.entries(fieldLabels).map(([name, labels]) => [name, { fields: labels }]));

/** Words for lists whose name is no name of one row. */
const pages = {
  chapters: { ...fields['chapters'], page: { create: '新建一话' } },
  pictures: { ...fields['pictures'], empty: '还没有图片。', invite: '要传一张吗？' },
};

/** The desk speaks Chinese alone; a resource brings its own name (`options.label`), its fields are called in `field-labels.ts`. */
export const chinese = polyglotI18nProvider(
  () => ({ ...messages, resources: { ...fields, ...pages } }),
  'zh',
  [{ locale: 'zh', name: '中文' }],
  {
    allowMissing: true,
  },
);
