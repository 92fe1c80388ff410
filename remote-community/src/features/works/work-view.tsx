import { ButtonLink, Empty, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { ShareButton } from '../share/share-button';
import { PageHero } from '../frame/page-hero';
import { LikeButton } from './like-button';
import { MoreWorks } from './more-works';
import { useWork } from './use-works';
import { WorkHero, WorkStory } from './work-article';
import { worksHref, workCrumbs } from './works-query';
import { Unanswered } from '../calls/unanswered';
import { shownName } from '../frame/shown-name';

/** A work as a page of its own. */
export function WorkView({ workId }: { workId: number }) {
  const work = useWork(workId);
  const { data } = work;
  useDocumentTitle(data && shownName(data));
  return (
    <>
      {data ? (
        <WorkHero work={data}>
          <LikeButton work={data} onUpdate={(part) => work.change((before) => ({ ...before, ...part }))} />
          <ShareButton title={data.title} />
        </WorkHero>
      ) : (
        <PageHero crumbs={workCrumbs(workId, '作品')} phrases={['作品']} lead="" />
      )}
      <ThreadSection side="left" first last>
        <AsOf />
        {data ? (
          <>
            <WorkStory work={data} />
            <MoreWorks work={data} />
          </>
        ) : (
          <Unanswered
            what="这件作品"
            call={work}
            none={
              <Empty title="没有这件作品" action={<ButtonLink href={worksHref({})}>看全部作品</ButtonLink>}>
                也许作者把它撤下了。
              </Empty>
            }
          />
        )}
      </ThreadSection>
    </>
  );
}
