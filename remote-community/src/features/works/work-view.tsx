import { ResponseError } from '@shared/client';
import type { WorkDetail } from '@shared/contract/endpoints';
import { Bones, ButtonLink, Empty, Failed, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import type { Call } from '../calls/use-call';
import { PageHero } from '../frame/page-hero';
import { LikeButton } from './like-button';
import { useWork } from './use-works';
import { WorkHero, WorkStory } from './work-article';
import { workName } from './work-name';
import { workCrumbs } from './work-crumbs';
import { worksHref } from './works-query';

/** A work as a page of its own. */
export function WorkView({ workId }: { workId: number }) {
  const work = useWork(workId);
  const { data } = work;
  useDocumentTitle(data && workName(data));
  return (
    <>
      {data ? (
        <WorkHero work={data}>
          <LikeButton work={data} onUpdate={(part) => work.change((before) => ({ ...before, ...part }))} />
        </WorkHero>
      ) : (
        <PageHero crumbs={workCrumbs(workId, '作品')} phrases={['作品']} lead="" />
      )}
      <ThreadSection side="left" first last>
        <AsOf />
        {data ? <WorkStory work={data} /> : <NoWork call={work} />}
      </ThreadSection>
    </>
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
