import type { ReactNode } from 'react';
import type { SceneItem, WorkDetail } from '@shared/contract/endpoints';
import { Chip, StepLine, TextLink, ThreadSection } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { PageHero } from '../frame/page-hero';
import { pictureSources } from '@shared/ui/pictures';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { useScene } from './use-works';
import { WorkAuthor } from './work-author';
import { WorkCover } from './work-cover';
import styles from './work-view.module.css';
import { worksHref, workCrumbs } from './works-query';

interface WorkHeroProps {
  work: WorkDetail;
  /** Actions on it. */
  children: ReactNode;
}

/** The head of a work's page. */
export function WorkHero({ work, children }: WorkHeroProps) {
  const seasons = useScene('work-season');
  const categories = useScene('work-category');
  return (
    <PageHero
      crumbs={workCrumbs(work.id, work.title)}
      phrases={[work.title]}
      lead={work.summary}
      picture={
        <div className={styles.cover}>
          <WorkCover work={work} large />
        </div>
      }
    >
      <p className={list.meta}>
        {work.award ? <Chip kind="new">{work.award}</Chip> : null}
        {work.season ? <Chip>{labelOf(seasons, work.season)}</Chip> : null}
        {work.category ? <Chip>{labelOf(categories, work.category)}</Chip> : null}
        {work.sample ? <Chip kind="sample" /> : null}
      </p>
      <p className={list.meta}>
        <WorkAuthor work={work} />
        <span>
          <time dateTime={work.submittedAt}>{fullDay(work.submittedAt)}</time>提交
        </span>
      </p>
      <p className={list.meta}>{children}</p>
    </PageHero>
  );
}

function labelOf(items: readonly SceneItem[], value: string): string {
  return items.find((item) => item.value === value)?.label ?? value;
}

/** Body of a work: the story beside the flow, then pictures, and where a video is. */
export function WorkStory({ work }: { work: WorkDetail }) {
  const { pictures = [], video = '' } = work;
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.story}>
          <h2>这件作品</h2>
          {work.content
            // Some begin with what is above already.
            .filter((paragraph, at) => at > 0 || paragraph !== work.summary)
            .map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          {video.startsWith('https://') && URL.canParse(video) ? (
            <p>
              视频：
              <a href={video} target="_blank" rel="noopener nofollow">
                {new URL(video).hostname}
              </a>
              （在新窗口打开）
            </p>
          ) : null}
          <TextLink href={worksHref({})}>看全部作品</TextLink>
        </section>
        {work.steps.length > 0 ? (
          <section>
            <h2>流程怎么走</h2>
            <StepLine className={styles.steps} steps={work.steps} running={Math.max(0, work.steps.length - 2)} />
          </section>
        ) : null}
      </div>
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
    </>
  );
}

function Pictures({ pictures }: { pictures: NonNullable<WorkDetail['pictures']> }) {
  const { config } = usePage();
  return (
    <section className={styles.pictures}>
      <h2>图</h2>
      <ul>
        {pictures.map(({ url, width, height, alt, widths, placeholder }) => (
          <li key={url}>
            {placeholder ? <img className={styles.first} src={placeholder} alt="" /> : null}
            <img
              {...pictureSources(config, { url, widths }, { sizes: '(width < 43.75rem) 100vw, 400px' })}
              {...{ width, height, alt }}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A work as it will be, under the form that it is written in. */
export function WorkPreview({ work }: { work: WorkDetail }) {
  return (
    <>
      <WorkHero work={work}>
        <span>这是预览，发布后大家可以在这里投票。</span>
      </WorkHero>
      <ThreadSection side="left" first last>
        <WorkStory work={work} />
      </ThreadSection>
    </>
  );
}
