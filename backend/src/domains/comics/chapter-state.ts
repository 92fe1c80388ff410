import type { ChapterState, Panel } from '@shared/contract/endpoints';
import { Refusal, refuseField } from '../../http/refusal';

/** States that a chapter may change to, by its state; one that was due is published, whatever its row says. */
const next: Readonly<Record<ChapterState, readonly ChapterState[]>> = {
  draft: ['draft', 'scheduled', 'published'],
  scheduled: ['scheduled', 'draft', 'published'],
  published: ['published', 'withdrawn'],
  withdrawn: ['withdrawn', 'draft', 'scheduled', 'published'],
};

export interface Standing {
  state: ChapterState;
  publishedAt: string;
}

interface Wished {
  state?: ChapterState | undefined;
  publishAt?: string | null | undefined;
}

/** State and time of a chapter after a save. @throws Refusal with the sentence at its field */
export function standingAfter(before: Standing, { state, publishAt }: Wished, now: string): Standing {
  const current = before.state === 'scheduled' && before.publishedAt <= now ? 'published' : before.state;
  const wanted = state ?? current;
  if (!next[current].includes(wanted))
    refuseField('state', current === 'published' ? '已经发布，只能撤回' : '不能这样改，请先保存成草稿');
  switch (wanted) {
    case 'scheduled': {
      const at = publishAt ? new Date(publishAt).toISOString() : current === 'scheduled' ? before.publishedAt : null;
      if (at === null) refuseField('publishAt', '请选发布的时间');
      if (at <= now) refuseField('publishAt', '请选一个以后的时间');
      return { state: 'scheduled', publishedAt: at };
    }
    case 'published':
      // A chapter that was published once keeps its day.
      return { state: 'published', publishedAt: isOut(current) ? before.publishedAt : now };
    default:
      return { state: wanted, publishedAt: before.publishedAt };
  }
}

const isOut = (state: ChapterState) => state === 'published' || state === 'withdrawn';

/** Refuses to show visitors a chapter without pictures, or with one that says nothing to who does not see it. */
export function refuseUnfinished({ state }: Standing, panels: readonly Panel[]): void {
  if (state === 'draft' || state === 'withdrawn') return;
  if (panels.length === 0) refuseField('state', '还没有图，不能发布');
  const silent = panels.filter(({ alt }) => alt === '').map(({ no }) => no);
  if (silent.length === 0) return;
  throw new Refusal('invalid-request', {
    fields: [
      { path: 'state', message: `第 ${silent.slice(0, 10).join('、')} 格还没写说明，不能发布` },
      ...silent.map((no) => ({ path: `panels.${no - 1}.alt`, message: '发布前请写这一格画了什么、说了什么' })),
    ],
  });
}
