import { Link } from '@shared/ui';
import { comicsHref } from './comics-query';
import styles from './topic-filter.module.css';
import { useTopics } from './use-comics';

interface TopicFilterProps {
  base: string;
  topicId: number | undefined;
}

/** Topics as links, so that a choice has an address. */
export function TopicFilter({ base, topicId }: TopicFilterProps) {
  const topics = useTopics().data ?? [];
  return (
    <nav className={styles.topics} aria-label="按话题看">
      <Link href={base} aria-current={topicId === undefined ? 'true' : undefined}>
        全部
      </Link>
      {topics.map((topic) => (
        <Link
          key={topic.id}
          href={comicsHref(base, { topicId: topic.id })}
          aria-current={topic.id === topicId ? 'true' : undefined}
        >
          {topic.name}
          <small>{topic.comicCount}</small>
        </Link>
      ))}
    </nav>
  );
}
