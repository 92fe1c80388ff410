import { ResponseError } from '@shared/client';
import type { WorkDetail } from '@shared/contract/endpoints';
import { Bones, ButtonLink, Chip, Empty, Failed, StepLine, TextLink, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import type { Call } from '../calls/use-call';
import { PageHero } from '../frame/page-hero';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { LikeButton } from './like-button';
import { useScene, useWork } from './use-works';
import { WorkCover } from './work-cover';
import { workName } from './work-name';
import styles from './work-view.module.css';
import { workCrumbs } from './work-crumbs';
import { worksHref } from './works-query';

/** A work as a page of its own. */
export function WorkView({ workId }: { workId: number }) {
  const work = useWork(workId);
  const { data } = work;
  useDocumentTitle(data && workName(data));
  return (
    <>
      <PageHero
        crumbs={workCrumbs(workId, data?.title ?? '作品')}
        phrases={[data?.title ?? '作品']}
        lead={data?.summary ?? ''}
        picture={
          data ? (
            <div className={styles.cover}>
              <WorkCover work={data} large />
            </div>
          ) : undefined
        }
      >
        {data ? <Facts work={data} call={work} /> : null}
      </PageHero>
      <ThreadSection side="left" first last>
        <AsOf />
        {data ? <Told work={data} /> : <NoWork call={work} />}
      </ThreadSection>
    </>
  );
}

function Facts({ work, call }: { work: WorkDetail; call: Call<WorkDetail> }) {
  const seasons = useScene('work-season');
  const categories = useScene('work-category');
  const labelOf = (items: typeof seasons, value: string) => items.find((item) => item.value === value)?.label ?? value;
  return (
    <>
      <p className={list.meta}>
        {work.award ? <Chip kind="new">{work.award}</Chip> : null}
        <Chip>{labelOf(seasons, work.season)}</Chip>
        <Chip>{labelOf(categories, work.category)}</Chip>
        {work.sample ? <Chip kind="sample" /> : null}
      </p>
      <p className={list.meta}>
        <span>{work.author}</span>
        <span>
          <time dateTime={work.submittedAt}>{fullDay(work.submittedAt)}</time>提交
        </span>
      </p>
      <p className={list.meta}>
        <LikeButton
          work={work}
          onUpdate={(part) => {
            call.change((before) => ({ ...before, ...part }));
          }}
        />
      </p>
    </>
  );
}

function Told({ work }: { work: WorkDetail }) {
  return (
    <div className={styles.columns}>
      <section className={styles.story}>
        <h2>这件作品</h2>
        {work.content
          // Some begin with what stands above already.
          .filter((paragraph, at) => at > 0 || paragraph !== work.summary)
          .map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        <TextLink href={worksHref({})}>看全部作品</TextLink>
      </section>
      {work.steps.length > 0 ? (
        <section>
          <h2>流程怎么走</h2>
          <StepLine className={styles.steps} steps={work.steps} running={Math.max(0, work.steps.length - 2)} />
        </section>
      ) : null}
    </div>
  );
}

function NoWork({ call: { error, reload } }: { call: Call<WorkDetail> }) {
  if (!error) return <Bones rows={3} />;
  const missing = error instanceof ResponseError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!missing) return <Failed what="这件作品" error={error} retry={reload} />;
  return (
    <Empty title="没有这件作品" action={<ButtonLink href={worksHref({})}>看全部作品</ButtonLink>}>
      也许作者把它撤下了。
    </Empty>
  );
}
