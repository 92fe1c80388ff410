import type { ReactNode } from 'react';
import type { SceneItem, WorkDetail } from '@shared/contract/endpoints';
import { Chip, StepLine, ThreadSection } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { PageHero } from '../frame/page-hero';
import { pictureSources } from '@shared/ui/pictures';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { useScene } from './use-works';
import { WorkAuthor } from './work-author';
import { WorkCover, isWholeOnCover } from './work-cover';
import styles from './work-view.module.css';
import { workCrumbs } from './works-query';

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

/** What a paragraph tells, where it begins with that: 原来：…. */
const told = /^(原来|现在|出错时)[：:]\s*/;
/** How long something takes: what a reader compares. */
const time = /(\d[\d.]* ?(?:秒|分钟|小时|天))/;

const minutes = { 秒: 1 / 60, 分钟: 1, 小时: 60 } as const;

/** How long it took and takes, to scale: the first time that each paragraph names; nothing where that is no shorter one. */
function Spans({ parts }: { parts: readonly string[] }) {
  const spans = ['原来', '现在'].map((name) => {
    const paragraph = parts.find((part) => part.startsWith(name)) ?? '';
    const [words, number, unit] = /([\d.]+) ?(秒|分钟|小时)/.exec(paragraph) ?? [];
    return { name, words, length: Number(number) * minutes[unit as keyof typeof minutes] };
  });
  const [longest = 0, now = 0] = spans.map(({ length }) => length);
  if (!(now < longest)) return null;
  return (
    <>
      <h2 className={styles.name}>做一遍要多久</h2>
      <dl className={styles.spans}>
        {spans.map(({ name, words, length }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg width={`${String((100 * length) / longest)}%`} height="56" aria-hidden="true" />
              <b>{words}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Body of a work: the story, beside the flow where its cover does not show all of that, then pictures, and where a video is. */
export function WorkStory({ work }: { work: WorkDetail }) {
  const { pictures = [], video = '', content, summary, steps } = work;
  // Some begin with what is above already.
  const paragraphs = content.filter((paragraph, at) => at > 0 || paragraph !== summary);
  const parts = paragraphs.filter((paragraph) => told.test(paragraph));
  return (
    <>
      <Spans parts={parts} />
      {parts.length > 0 ? (
        <dl className={styles.told}>
          {parts.map((paragraph) => (
            <div key={paragraph}>
              <dt>{told.exec(paragraph)?.[1]}</dt>
              <dd>
                {paragraph
                  .replace(told, '')
                  .split(time)
                  .map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={styles.columns}>
        <section className={styles.story}>
          {parts.length > 0 ? null : <h2>这件作品</h2>}
          {paragraphs
            .filter((paragraph) => !told.test(paragraph))
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
        </section>
        {isWholeOnCover(work) ? null : (
          <section>
            <h2>流程怎么走</h2>
            <StepLine className={styles.steps} steps={steps} running={steps.length} />
          </section>
        )}
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
