import type { Story } from './story';

export const returnsDesk: Story = {
  title: '退货台的早晨',
  summary: '仓库的退货单写在四个平台上。阿强每天早上抄单，抄错一位就要找半天。',
  topics: [2],
  people: [
    { name: '阿强', coat: '#c8871b', hair: '#1f1a17' },
    { name: '店长', coat: '#20485f', hair: '#3b2a20' },
  ],
  chapters: [
    {
      title: '抄错的一位',
      panels: [
        {
          place: 'warehouse',
          mood: 'calm',
          who: [0],
          props: ['boxes', 'clock'],
          caption: '早上七点半，仓库。',
          says: '先抄单，再拆箱。',
        },
        { place: 'screen', mood: 'calm', who: [], props: ['table'], caption: '四个平台，四个后台，四种单号。' },
        { place: 'warehouse', mood: 'tired', who: [0], props: ['boxes', 'papers'], says: '六和八，纸上怎么一个样……' },
        { place: 'warehouse', mood: 'surprised', who: [1, 0], props: ['boxes'], says: '这个箱子，系统里说没有来。' },
        {
          place: 'warehouse',
          mood: 'tired',
          who: [0],
          props: ['boxes', 'clock'],
          caption: '为了一位数字，翻了半个上午。',
        },
        { place: 'office', mood: 'calm', who: [1], props: ['tea', 'shuttle'], says: '抄这件事，不该由人来做。' },
      ],
    },
    {
      title: '四个后台，一张表',
      panels: [
        { place: 'office', mood: 'calm', who: [1], props: ['shuttle'], says: '四个后台，你每天各进去一次。' },
        {
          place: 'screen',
          mood: 'calm',
          who: [],
          props: ['table', 'shuttle'],
          caption: '登录、筛选、导出，并成一张表。',
        },
        { place: 'warehouse', mood: 'surprised', who: [0], props: ['boxes'], says: '我还没到，单子已经在了。' },
        { place: 'warehouse', mood: 'happy', who: [0], props: ['boxes', 'checks'], caption: '扫一箱，勾一行。' },
        { place: 'warehouse', mood: 'happy', who: [1, 0], props: ['boxes'], says: '少的那一箱，昨晚就标红了。' },
        {
          place: 'warehouse',
          mood: 'happy',
          who: [0],
          props: ['tea', 'clock'],
          caption: '九点，退货台空了。',
          says: '早饭还是热的。',
        },
      ],
    },
  ],
};
