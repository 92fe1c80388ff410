import { Choice } from '../list/choice';
import { comicsHref } from './comics-query';
import { useTopics } from './use-comics';

export function TopicFilter({ base, topicId }: { base: string; topicId: number | undefined }) {
  const topics = useTopics().data ?? [];
  return (
    <Choice
      label="话题"
      items={[
        { label: '全部', href: base, current: topicId === undefined },
        ...topics.map(({ id, name, comicCount }) => ({
          label: name,
          href: comicsHref(base, { topicId: id }),
          current: id === topicId,
          count: comicCount,
        })),
      ]}
    />
  );
}
