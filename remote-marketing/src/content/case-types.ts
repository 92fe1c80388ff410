/** Trades that the sample cases come from; the key is in a case's address. */
export const caseTypes = {
  'cross-border': '跨境电商',
  apparel: '服饰',
  home: '家居',
  logistics: '物流',
  manufacturing: '制造',
  services: '财税服务',
} as const;

export type CaseType = keyof typeof caseTypes;

export const caseDepartments = ['运营部', '财务部', '客服部', '仓储部', '人事部', '采购部'] as const;
