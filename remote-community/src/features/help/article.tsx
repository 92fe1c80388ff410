import { Breadcrumb, ButtonLink, Link, TextLink } from '@shared/ui';
import drawnScenes from '../../content/help/scenes.json';
import drawnSteps from '../../content/help/steps.json';
import type { Scenes, Steps } from '../../content/schema/help';
import { fullDay } from '../time/china-time';
import styles from './article.module.css';
import { ArticleScene } from './article-scene';
import { ArticleStep } from './article-step';
import { TextBlocks, isPictured } from '@shared/ui/text-blocks';
import { type Help, type HelpArticle, type HelpEntry, articleHref, helpPath, sectionHref } from './use-help';
import { Vote } from './vote';

// JSON knows neither tuples nor literals; the build holds both against their schemas.
const scenes = drawnScenes as unknown as Scenes;
const steps = drawnSteps as unknown as Steps;

interface ArticleProps {
  article: HelpArticle;
  /** Other articles; undefined while they are on their way. */
  help: Help | undefined;
}

/** An article, beside all the others by their sections. */
export function Article({ article, help }: ArticleProps) {
  const { id, title, summary, section, sectionName, scene, body, updatedAt } = article;
  const drawn = (scene && steps[scene]) ?? [];
  const articles = help?.articles ?? [];
  const place = articles.findIndex((other) => other.id === id);
  return (
    <article id={id} data-article="">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '帮助中心', href: helpPath },
          { label: sectionName, href: sectionHref(section) },
          { label: title, href: articleHref(id) },
        ]}
      />
      <div className={styles.columns}>
        <nav className={styles.beside} aria-label="帮助的主题">
          <p>别的主题</p>
          {(help?.sections ?? []).map((chapter) => (
            <div key={chapter.id}>
              <Link className={styles.chapter} href={sectionHref(chapter.id)}>
                {chapter.name}
              </Link>
              <ul>
                {articles
                  .filter((other) => other.section === chapter.id)
                  .map((other) => (
                    <li key={other.id}>
                      <Link href={articleHref(other.id)} aria-current={other.id === id ? 'page' : undefined}>
                        {other.title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.main}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          {scene && !isPictured(body, drawn) ? <ArticleScene {...scenes[scene]} /> : null}
          <div className={styles.body} data-body="">
            <TextBlocks
              blocks={body}
              pictures={drawn.map((step, at) => (
                <ArticleStep key={at} {...step} />
              ))}
            />
          </div>
          <p className={styles.updated}>
            更新于 <time dateTime={updatedAt}>{fullDay(updatedAt)}</time>
          </p>
          {section === 'start' ? (
            <p className={styles.go}>
              <ButtonLink href="/client-download/">免费下载客户端</ButtonLink>
              <TextLink href="/templates/">挑一条现成的流程照着做</TextLink>
            </p>
          ) : null}
          <Vote key={id} id={id} title={title} />
          {place >= 0 ? (
            <nav className={styles.ways} aria-label="前后各一篇">
              <Way words="上一篇" article={articles[place - 1]} />
              <Way words="下一篇" article={articles[place + 1]} />
            </nav>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Way({ words, article }: { words: string; article: HelpEntry | undefined }) {
  if (!article) return <span />;
  return (
    <Link href={articleHref(article.id)}>
      <small>{words}</small>
      {article.title}
    </Link>
  );
}
