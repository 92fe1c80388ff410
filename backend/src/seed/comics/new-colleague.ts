import type { Story } from './story';

export const newColleague: Story = {
  title: '新同事的第一天',
  summary: '新人入职要开七个账号。人事小林以前跑七个部门，现在她只需要跑一个地方：门口。',
  topics: [1, 3],
  people: [
    { name: '小林', coat: '#7b3f61', hair: '#241c1c' },
    { name: '新同事', coat: '#3f6b3a', hair: '#4a3223' },
  ],
  chapters: [
    {
      title: '七个账号',
      panels: [
        {
          place: 'office',
          mood: 'calm',
          who: [0],
          props: ['papers'],
          caption: '明天有新同事。',
          says: '邮箱、考勤、门禁……一共七个。',
        },
        { place: 'screen', mood: 'calm', who: [], props: ['table'], caption: '七个系统，七张表，同一个名字写七遍。' },
        { place: 'office', mood: 'tired', who: [0], props: ['clock', 'papers'], says: '门禁的表，要用旧格式。' },
        {
          place: 'office',
          mood: 'surprised',
          who: [1],
          props: [],
          caption: '第二天早上。',
          says: '您好，我的门禁刷不开。',
        },
        { place: 'office', mood: 'tired', who: [0, 1], props: ['papers'], says: '抱歉，第七张表还没轮到。' },
        { place: 'night', mood: 'calm', who: [0], props: ['shuttle', 'tea'], says: '名字只该写一遍。' },
      ],
    },
    {
      title: '在门口等',
      panels: [
        {
          place: 'office',
          mood: 'calm',
          who: [0],
          props: ['shuttle'],
          caption: '她把七张表连成一条流程。',
          says: '从录用通知开始，到门禁为止。',
        },
        {
          place: 'screen',
          mood: 'calm',
          who: [],
          props: ['table', 'checks', 'shuttle'],
          caption: '晚上跑完，早上只看结果。',
        },
        { place: 'office', mood: 'happy', who: [0], props: ['checks'], says: '七个对勾。' },
        {
          place: 'office',
          mood: 'surprised',
          who: [1],
          props: ['clock'],
          caption: '八点五十，门开了。',
          says: '一刷就开？',
        },
        { place: 'office', mood: 'happy', who: [0, 1], props: ['tea'], says: '欢迎。我带你走一圈。' },
        {
          place: 'home',
          mood: 'happy',
          who: [1],
          props: ['tea'],
          caption: '晚上，新同事给妈妈打电话。',
          says: '第一天，有人在门口等我。',
        },
      ],
    },
  ],
};
