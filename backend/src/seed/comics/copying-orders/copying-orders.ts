import type { Story } from '../story';
import { copyingOrdersCover } from './cover';
import { firstDay } from './first-day';
import { tooManyOrders } from './too-many-orders';

export const copyingOrders: Story = {
  title: '抄单记',
  summary: '阿棉每天早上八点半开始抄单，抄到中午。直到屏幕里伸出一根黄线。',
  topics: [1],
  cover: copyingOrdersCover,
  chapters: [tooManyOrders, firstDay],
};
