import { Heading, Scene, StatusMark, StepLine, text } from '@shared/ui';
import type { CaseFacts } from '../../content/shapes';
import { FlowWeft } from './flow-weft';
import styles from './flow-diagram.module.css';

const numerals = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** The flow as a weft through its systems, stopped where it waits; on a phone as shuttles on a rail. */
export function FlowDiagram({ facts }: { facts: CaseFacts }) {
  const { flow, systems, running, waitingFor } = facts;
  return (
    <>
      <div className={styles.head}>
        <Heading
          level={2}
          phrases={[`${numerals[flow.length] ?? ''}步，`, `穿过${numerals[systems.length] ?? ''}个系统`]}
        />
        <p className={text.note}>图上是走到一半的样子：停在第 {running + 1} 步</p>
      </div>
      <div className={styles.diagram}>
        <StepLine
          className={styles.steps}
          running={running}
          steps={flow.map(({ name, system }, index) => (
            <div key={name} className={index === running ? `${styles.step ?? ''} ${styles.here ?? ''}` : styles.step}>
              <i>{index + 1}</i>
              <span>{name}</span>
              <small>{systems[system]}</small>
              {index === running ? <StatusMark status="running">{waitingFor}</StatusMark> : null}
            </div>
          ))}
        />
        <Scene
          className={styles.picture}
          label={`流程依次经过${systems.join('、')}，停在“${flow[running]?.name ?? ''}”：${waitingFor}`}
        >
          <ul className={styles.systems}>
            {systems.map((system) => (
              <li key={system}>{system}</li>
            ))}
          </ul>
          <FlowWeft facts={facts} />
        </Scene>
      </div>
    </>
  );
}
