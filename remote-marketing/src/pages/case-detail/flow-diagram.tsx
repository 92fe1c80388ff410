import { Heading, Scene, StatusMark, StepLine, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { CaseFacts } from '../../content/shapes';
import { filled } from '../../sections/filled';
import { numeral } from '../../sections/numeral';
import { FlowWeft } from './flow-weft';
import styles from './flow-diagram.module.css';
import shipped from './words.json';

/** The flow as a weft through its systems, stopped where it waits; a narrower one on a phone. */
export function FlowDiagram({ facts }: { facts: CaseFacts }) {
  const words = useContent('case-detail', shipped).flow;
  const { flow, systems, running, waitingFor } = facts;
  const counts = { steps: numeral(flow.length), systems: numeral(systems.length) };
  return (
    <>
      <div className={styles.head}>
        <Heading level={2} phrases={words.phrases.map((phrase) => filled(phrase, counts))} />
        <p className={text.note}>{filled(words.note, { place: running + 1 })}</p>
      </div>
      <div className={styles.diagram}>
        <StepLine
          className={styles.steps}
          running={running}
          steps={flow.map(({ name, system }, index) => (
            <div key={name} className={styles.step}>
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
          <FlowWeft facts={facts} className={styles.wide} columnWidth={600 / systems.length} rowHeight={62} />
          <FlowWeft facts={facts} className={styles.narrow} columnWidth={44} rowHeight={76} />
        </Scene>
      </div>
    </>
  );
}
