import { ELSEWHERE, type Figures, SITE } from '@shared/canary';

const metrics: Readonly<Record<Figures['metric'], string>> = {
  silent: '没有回音',
  failed: '没有活起来',
  kind: '失败的原因',
  recovered: '多试了一次才活',
  lcp: '主要内容出现（LCP）',
  inp: '按下到有反应（INP）',
};

const places: Readonly<Record<string, string>> = { [ELSEWHERE]: '其他页面', [SITE]: '所有页面' };

export const kinds: Readonly<Record<string, string>> = {
  promote: '发布',
  canary: '试行',
  rollback: '回退',
  withdraw: '撤下',
  retire: '下线',
  stop: '停下',
  confirm: '确认',
};

export const metricWords = (metric: Figures['metric']) => metrics[metric];

export const placeWords = (page: string) => places[page] ?? page;

/** A row by what it measures; a kind of failure by its name. */
export function rowWords({ metric, kind }: Pick<Figures, 'metric' | 'kind'>): string {
  return kind === undefined ? metrics[metric] : `${metrics[metric]}：${kind}`;
}

/** `p` as it is compared with the limits: four digits, or how small it is. */
export const chance = (p: number) => (p >= 0.001 || p === 0 ? p.toFixed(3) : p.toExponential(0));

/** What the ratio to stable may be; a dash where nothing is known of an end. */
export function ratioWords([low, high]: Figures['ratio']): string {
  return `${low === 0 ? '—' : low.toFixed(2)} 到 ${high === null ? '—' : high.toFixed(2)}`;
}
