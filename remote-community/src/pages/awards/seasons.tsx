import type { SceneItem } from '@shared/contract/endpoints';
import { Bones } from '@shared/ui';
import { useScene } from '../../features/works/use-works';
import styles from './seasons.module.css';

const states: Readonly<Record<NonNullable<SceneItem['state']>, string>> = {
  before: '还没开始',
  open: '正在征集',
  over: '已结束',
};

/** The seasons that the desk keeps, with whether each takes votes now. */
export function Seasons() {
  const seasons = useScene('work-season');
  if (seasons.length === 0) return <Bones rows={2} />;
  return (
    <>
      <h2>各个赛季</h2>
      <dl className={styles.seasons}>
        {seasons.map(({ value, label, description, state }) => (
          <div key={value}>
            <dt>
              {label}
              {state && <small>{states[state]}</small>}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
