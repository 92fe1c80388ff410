import { ButtonLink, Chip, Empty, Link, Pager } from '@shared/ui';
import type { Call } from '../calls/use-call';
import type { KeywordFound, Page, Work } from '@shared/contract/endpoints';
import { BeyondEnd } from '../list/beyond-end';
import list from '../list/list.module.css';
import { ListBones } from '../list/list-bones';
import { enteringHref } from './entering';
import { LikeButton } from './like-button';
import { WorkAuthor } from './work-author';
import { WorkCover } from './work-cover';
import { useScene } from './use-works';
import styles from './works.module.css';
import { type WorksQuery, workHref, worksHref } from './works-query';
import { Unanswered } from '../calls/unanswered';
import { foundWords, quoted } from '@shared/client/search';
import { searchHref } from '../search-query/search-query';
import { WayToDesk } from '../calls/way-to-desk';

export function WorksList({ works, query }: { works: Call<Page<Work> & KeywordFound>; query: WorksQuery }) {
  const categories = useScene('work-category');
  const { data } = works;
  const { keyword } = query;
  const hrefOf = (page: number) => worksHref({ ...query, page });
  if (!data) return <Unanswered what="作品" call={works} bones={<ListBones rows={4} className={styles.works} />} />;
  if (data.items.length === 0) {
    if (data.total > 0) return <BeyondEnd what="作品" {...data} href={hrefOf} />;
    if (!keyword && !query.category && !query.season)
      return (
        <Empty
          title="还没有作品"
          action={
            <>
              <ButtonLink href={enteringHref()}>提交作品</ButtonLink>
              <WayToDesk of={['editor']} to="works/create" />
            </>
          }
        >
          你每天在用的那条流程，就可以是第一件。
        </Empty>
      );
    return (
      <Empty
        title="没有符合的作品"
        action={
          <>
            <ButtonLink href={worksHref({})}>看全部作品</ButtonLink>
            {keyword ? (
              <ButtonLink
                href={searchHref({ q: keyword, kind: undefined, page: 1 })}
              >{`在全站搜${quoted(keyword)}`}</ButtonLink>
            ) : null}
          </>
        }
      >
        换一季、换一个部门，或者换一个词。
      </Empty>
    );
  }
  return (
    <>
      {keyword ? (
        <p className={list.found} role="status">
          {foundWords(keyword, { total: data.total, taken: data.taken ?? [], leftOut: [] })}
        </p>
      ) : null}
      <ul className={`${list.list} ${styles.works}`} aria-busy={works.busy}>
        {data.items.map((work, at) => (
          <li key={work.id}>
            <WorkCover work={work} large={at === 0 && (data.items.length % 2 === 0 ? 'tablet' : true)} />
            <div>
              <h3>
                <Link href={workHref(work.id)}>{work.title}</Link>
              </h3>
              <p>{work.summary}</p>
              <p className={list.meta}>
                <Chip>{categories.find((item) => item.value === work.category)?.label ?? work.category}</Chip>
                {work.award ? <Chip>{work.award}</Chip> : null}
                {work.sample ? <Chip kind="sample" /> : null}
                <WorkAuthor work={work} />
              </p>
            </div>
            <LikeButton
              work={work}
              onUpdate={(part) =>
                works.change((page) => ({
                  ...page,
                  items: page.items.map((item) => (item.id === work.id ? { ...item, ...part } : item)),
                }))
              }
            />
          </li>
        ))}
      </ul>
      <Pager what="作品" {...data} href={hrefOf} />
    </>
  );
}
