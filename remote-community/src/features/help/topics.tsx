import type { ComponentType } from 'react';
import { ArrowIcon, Bones, ButtonLink, Empty, Link, ThreadSection } from '@shared/ui';
import { AsOf } from '../calls/as-of';
import type { Call } from '../calls/use-call';
import styles from './topics.module.css';
import { type Help, articleHref } from './use-help';
import { Unanswered } from '../calls/unanswered';
import { WayToDesk } from '../calls/way-to-desk';

interface TopicsProps {
  help: Call<Help>;
  /** The window in which an article begins, by the article's name. */
  pictures?: Readonly<Record<string, ComponentType>>;
}

const articlesOf = ({ articles }: Help, id: string) => articles.filter(({ section }) => section === id);

/** Every article by its section; those of the first with their pictures. */
export function Topics({ help, pictures = {} }: TopicsProps) {
  const { data } = help;
  const sections = (data?.sections ?? []).filter(({ id }) => data && articlesOf(data, id).length > 0);
  return (
    <ThreadSection side="left" first last className={styles.section}>
      <AsOf />
      {data && sections.length === 0 ? (
        <Empty
          title="第一篇还在写"
          action={
            <>
              <ButtonLink href="/community/homePage/">到社区问一问</ButtonLink>
              <WayToDesk of={['editor']} to="help-articles/create" />
            </>
          }
        >
          写好以后按主题列在这里。
        </Empty>
      ) : data ? (
        <div className={styles.topics}>
          {sections.map(({ id, name }) => (
            <section key={id} id={`topic-${id}`}>
              <h2>
                {name} <small>{articlesOf(data, id).length} 篇</small>
              </h2>
              <ul>
                {articlesOf(data, id).map((article) => {
                  const Picture = pictures[article.id];
                  // An old address with the article's name in its fragment ends here without scripts.
                  return (
                    <li key={article.id} id={article.id}>
                      <Link href={articleHref(article.id)}>
                        {article.title}
                        <ArrowIcon />
                      </Link>
                      <span>{article.summary}</span>
                      {Picture ? <Picture /> : null}
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      ) : (
        <Unanswered what="帮助文章" call={help} bones={<Bones rows={6} />} />
      )}
    </ThreadSection>
  );
}
