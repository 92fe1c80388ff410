import { Choice } from '../list/choice';
import { FollowToggle } from '../people/follow-toggle';
import { useTopics } from './use-forum';
import styles from './forum.module.css';
import { useHrefs } from './use-hrefs';

export function TopicFilter({ topic }: { topic: string | undefined }) {
  const topics = useTopics().data ?? [];
  const { list } = useHrefs();
  const chosen = topics.find(({ value }) => value === topic);
  return (
    <>
      <Choice
        label="话题"
        items={[
          { label: '全部', href: list({}), current: topic === undefined },
          ...topics.map(({ label, value }) => ({ label, href: list({ topic: value }), current: value === topic })),
        ]}
      />
      {chosen ? (
        <p className={styles.follow}>
          <FollowToggle of={{ topic: chosen.value }} name={chosen.label} />
        </p>
      ) : null}
    </>
  );
}
