import { Choice } from '../list/choice';
import { forumHref } from './forum-query';
import { useTopics } from './use-forum';

export function TopicFilter({ topic }: { topic: string | undefined }) {
  const topics = useTopics().data ?? [];
  return (
    <Choice
      label="话题"
      items={[
        { label: '全部', href: forumHref({}), current: topic === undefined },
        ...topics.map(({ label, value }) => ({ label, href: forumHref({ topic: value }), current: value === topic })),
      ]}
    />
  );
}
