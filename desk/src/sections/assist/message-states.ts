/** How far a message is. */
export const messageStates = [
  ...[
    { id: 'new', name: '新留言' },
    { id: 'working', name: '处理中' },
  ],
  ...[
    { id: 'answered', name: '已回复' },
    { id: 'closed', name: '已结束' },
  ],
];
