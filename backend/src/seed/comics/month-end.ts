import type { Story } from './story';

export const monthEnd: Story = {
  title: '月末不加班',
  summary: '财务小周每个月末都要把三百张发票一张张录进系统。直到有一天，她把录入的动作演示了一遍。',
  topics: [1],
  people: [
    { name: '小周', coat: '#0c6b66', hair: '#2b2420' },
    { name: '老陈', coat: '#8a5a2b', hair: '#6f6f6f' },
  ],
  chapters: [
    {
      title: '三百张发票',
      panels: [
        {
          place: 'office',
          mood: 'calm',
          who: [0],
          props: ['papers', 'clock'],
          caption: '月末，下午四点。',
          says: '还有三百张。',
        },
        {
          place: 'screen',
          mood: 'calm',
          who: [],
          props: ['table'],
          caption: '打开、看号码、敲进表格、核对金额、关掉。',
        },
        { place: 'office', mood: 'tired', who: [0], props: ['papers', 'tea'], says: '刚才那张录过没有？' },
        { place: 'office', mood: 'calm', who: [1, 0], props: ['papers'], says: '我年轻时也是这么录的。' },
        { place: 'night', mood: 'tired', who: [0], props: ['papers', 'clock'], caption: '晚上十点，还剩四十张。' },
        { place: 'night', mood: 'surprised', who: [0], props: ['shuttle'], says: '每一张的动作，其实都一样？' },
      ],
    },
    {
      title: '演示一遍',
      panels: [
        {
          place: 'office',
          mood: 'calm',
          who: [0],
          props: ['shuttle'],
          caption: '第二天，她点了“录制”。',
          says: '我做一遍，你看好。',
        },
        {
          place: 'screen',
          mood: 'calm',
          who: [],
          props: ['table', 'shuttle'],
          caption: '一张发票，五个步骤，记成一条流程。',
        },
        { place: 'office', mood: 'surprised', who: [0, 1], props: ['papers'], says: '金额对不上的，它会停下来问我。' },
        {
          place: 'screen',
          mood: 'calm',
          who: [],
          props: ['table', 'checks'],
          caption: '二百九十二张录完，八张等人看。',
        },
        { place: 'office', mood: 'happy', who: [1, 0], props: ['tea'], says: '这八张，我陪你看。' },
        {
          place: 'home',
          mood: 'happy',
          who: [0],
          props: ['clock', 'tea'],
          caption: '晚上六点半，家里。',
          says: '今天月末，我在吃饭。',
        },
      ],
    },
  ],
};
