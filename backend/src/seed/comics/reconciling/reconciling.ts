import type { Story } from '../story';
import { reconcilingCover } from './cover';
import { thirtySevenCents } from './thirty-seven-cents';
import { whereItWent } from './where-it-went';

export const reconciling: Story = {
  title: '对账那一夜',
  summary: '老麻月底留下来对账，八百笔里差了三毛七。十一点四十，有人推开了门。',
  topics: [2],
  cover: reconcilingCover,
  chapters: [thirtySevenCents, whereItWent],
};
