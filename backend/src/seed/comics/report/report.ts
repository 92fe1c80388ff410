import type { Story } from '../story';
import { reportCover } from './cover';
import { emptyCell } from './empty-cell';
import { nineOclock } from './nine-oclock';

export const report: Story = {
  title: '绢姐要报表',
  summary: '周一九点开会，五个群里有五张“终版”。还剩四分钟时，有一格空着。',
  topics: [3, 1],
  cover: reportCover,
  chapters: [nineOclock, emptyCell],
};
