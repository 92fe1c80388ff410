import { Chip } from '@shared/ui';
import styles from './seasons.module.css';

const seasons = [
  ['2026 赛季', '正在征集', '全年收，按收到的先后公布。主题不限，财务与客服的例外处理优先。'],
  ['2025 赛季', '已结束', '作品都留在上面的列表里，选赛季就能看。'],
] as const;

export default function Seasons() {
  return (
    <>
      <h2 className={styles.title}>
        各个赛季 <Chip kind="sample" />
      </h2>
      <dl className={styles.seasons}>
        {seasons.map(([name, state, words]) => (
          <div key={name}>
            <dt>
              {name}
              <small>{state}</small>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
