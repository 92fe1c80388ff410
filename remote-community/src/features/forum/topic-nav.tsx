import { Link, text } from '@shared/ui';
import styles from './forum.module.css';
import { useTopics } from './use-forum';
import { useHrefs } from './use-hrefs';

export function TopicNav({ topic }: { topic: string | undefined }) {
  const topics = useTopics().data;
  const { list } = useHrefs();
  return (
    <nav className={styles.topics} aria-label="话题">
      <h2>话题</h2>
      <ul>
        <li>
          <Link href={list({})} aria-current={topic === undefined ? 'true' : undefined}>
            全部
          </Link>
        </li>
        {topics?.map((item) => (
          <li key={item.value}>
            <Link href={list({ topic: item.value })} aria-current={item.value === topic ? 'true' : undefined}>
              {item.label}
              <small>{item.description}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p className={text.note}>先看看话题里有没有人问过，再提问会更快得到回答。</p>
    </nav>
  );
}
