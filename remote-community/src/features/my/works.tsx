import { call } from '@shared/client';
import { type MyWorkEntry, myWorkEntries, myWorks } from '@shared/contract/endpoints';
import { ButtonLink, Chip, Empty, Link } from '@shared/ui';
import { useOwnCall } from '../calls/use-call';
import list from '../list/list.module.css';
import { clock, day, fullDay } from '../time/china-time';
import { stateWords } from '../works/entry-words';
import { useScene } from '../works/use-works';
import { workHref } from '../works/works-query';
import { OwnList } from './own-list';
import { useParts } from './use-parts';
import { enteringHref } from '../works/entering';

/** Entries made on the site with their states, then works in the awards without one. */
export function MyWorks() {
  const entries = useOwnCall(['work-entries'], (options) => call(myWorkEntries, {}, options));
  const works = useParts('works', (cursor, options) => call(myWorks, { cursor }, options));
  const entered = new Set(entries.data?.map(({ workId }) => workId));
  const others = works.data?.filter(({ id }) => !entered.has(id));
  const none = others?.length === 0;
  const empty = (
    <Empty title="还没有作品" action={<ButtonLink href={enteringHref()}>提交作品</ButtonLink>}>
      把搭好的流程写成作品参加征集，写了一半的也列在这里。
    </Empty>
  );
  return (
    <>
      <OwnList what="我提交的作品" list={entries} keyOf={({ id }) => id} empty={none ? empty : null}>
        {(entry) => <Entry entry={entry} />}
      </OwnList>
      {none && works.more === undefined ? null : (
        <OwnList what="我的作品" list={{ ...works, data: others }} keyOf={({ id }) => id} empty={null}>
          {({ id, title, category, season, likeCount, submittedAt }) => (
            <>
              <h3>
                <Link href={workHref(id)}>{title}</Link>
              </h3>
              <p className={list.meta}>
                <Kept {...{ category, season }} />
                <span>{likeCount > 0 ? `${String(likeCount)} 票` : '还没有票'}</span>
                <span>{fullDay(submittedAt)}提交</span>
              </p>
            </>
          )}
        </OwnList>
      )}
    </>
  );
}

function Entry({ entry }: { entry: MyWorkEntry }) {
  const { id, title, category, season, state, reason, workId, savedAt } = entry;
  const shown = workId !== null && state !== 'withdrawn';
  return (
    <>
      <h3>
        <Link href={state === 'published' && workId !== null ? workHref(workId) : enteringHref(id)}>
          {title || '还没有标题'}
        </Link>
      </h3>
      {reason === '' ? null : (
        <p>
          {state === 'returned' ? '退回' : '上次退回'}的原因：{reason}
        </p>
      )}
      <p className={list.meta}>
        <Chip kind={state === 'published' ? 'new' : 'plain'}>{stateWords[state]}</Chip>
        <Kept {...{ category, season }} />
        <span>
          {day(savedAt)} {clock(savedAt)}保存
        </span>
        {shown && state !== 'published' ? <span>大家看到的还是发布的那一版</span> : null}
        {shown && state === 'published' ? <Link href={enteringHref(id)}>修改或撤回</Link> : null}
      </p>
    </>
  );
}

function Kept({ category, season }: { category: string; season: string }) {
  const categories = useScene('work-category');
  const seasons = useScene('work-season');
  return (
    <>
      {category ? <Chip>{categories.find(({ value }) => value === category)?.label ?? category}</Chip> : null}
      {season ? <span>{seasons.find(({ value }) => value === season)?.label ?? season}</span> : null}
    </>
  );
}
