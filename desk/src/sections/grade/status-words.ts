/** What became of an application. */
export const statusWords = {
  ...{ submitted: '待评定', granted: '已通过', rejected: '没有通过', revoked: '证书已吊销' },
} as const;
