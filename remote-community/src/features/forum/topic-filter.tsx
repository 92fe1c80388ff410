import { lazy, Suspense } from 'react';
import { Choice } from '../list/choice';
import { usePlain } from '../list/use-plain';
import { useTopics } from './use-forum';
import styles from './forum.module.css';
import { useHrefs } from './use-hrefs';

const FollowToggle = lazy(() =>
  import(/* webpackChunkName: "follow" */ '../people/follow-toggle').then((module) => ({
    default: module.FollowToggle,
  })),
);

/** The topics, and what each is about where there is room beside what is read; the one that is shown can be followed. */
export function TopicFilter({ topic }: { topic: string | undefined }) {
  const topics = useTopics().data ?? [];
  const { list } = useHrefs();
  const plain = usePlain();
  const chosen = topics.find(({ value }) => value === topic);
  return (
    <div className={styles.topics}>
      <Choice
        label="话题"
        items={[
          { label: '全部', href: list({}), current: topic === undefined },
          ...topics.map(({ label, value, description }) => ({
            label,
            note: description,
            href: list({ topic: value }),
            current: value === topic,
          })),
        ]}
      />
      {chosen ? (
        <p className={styles.follow}>
          {plain ? null : (
            <Suspense>
              <FollowToggle of={{ topic: chosen.value }} name={chosen.label} />
            </Suspense>
          )}
        </p>
      ) : null}
    </div>
  );
}
