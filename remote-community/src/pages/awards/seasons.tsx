import { sceneDataSource, type SceneItem } from '@shared/contract/endpoints';
import { Bones, Empty, TextLink } from '@shared/ui';
import { useRead } from '../../features/calls/use-call';
import { Unanswered } from '../../features/calls/unanswered';
import { Afterwards } from '../../features/frame/afterwards';
import { worksHref } from '../../features/works/works-query';
import { WayToDesk } from '../../features/calls/way-to-desk';

const states: Readonly<Record<NonNullable<SceneItem['state']>, string>> = {
  before: '还没开始',
  open: '正在征集',
  over: '已结束',
};

/** The seasons that the desk keeps, with whether each takes votes now. */
export function Seasons() {
  const call = useRead(sceneDataSource, { sceneCode: 'work-season' });
  const seasons = call.data;
  if (!seasons) return <Unanswered what="赛季" call={call} bones={<Bones rows={2} />} />;
  if (seasons.length === 0)
    return (
      <Empty title="赛季还没有定" action={<WayToDesk of={['editor']} to="choices/create" />}>
        定下来以后，开始和截止的时间会写在这里。
      </Empty>
    );
  return (
    <Afterwards
      title="各个赛季"
      steps={seasons.map(({ value, label, description, state }) => [
        state ? `${label} · ${states[state]}` : label,
        <>
          {description} <TextLink href={worksHref({ season: value })}>看这一季的作品</TextLink>
        </>,
      ])}
    />
  );
}
