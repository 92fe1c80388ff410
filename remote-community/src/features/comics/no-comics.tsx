import { ButtonLink, Empty } from '@shared/ui';
import { WayToDesk } from '../calls/way-to-desk';

/** Says that there is no comic, in a topic or at all, and where to go on. */
export function NoComics({ base, topicId }: { base: string; topicId: number | undefined }) {
  return topicId === undefined ? (
    <Empty
      title="第一部还在画"
      action={
        <>
          <ButtonLink href="/case/list/">先看客户案例</ButtonLink>
          <WayToDesk of={['editor']} to="comics/create" />
        </>
      }
    >
      第一话发布后会出现在这里。
    </Empty>
  ) : (
    <Empty title="这个话题还没有漫画" action={<ButtonLink href={base}>看全部</ButtonLink>}>
      新的一话发布后会出现在这里。
    </Empty>
  );
}
