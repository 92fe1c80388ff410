import { gradeLevelWords } from '@shared/contract/fields';
import { Card, Scene, WeaveSwatch } from '@shared/ui';
import styles from './ladder.module.css';

const rungs = [
  { weave: 'plain', dye: 'rpa', ...gradeLevelWords.junior },
  { weave: 'twill', dye: 'weave', ...gradeLevelWords.intermediate },
  { weave: 'herringbone', dye: 'education', ...gradeLevelWords.senior },
] as const;
const label = `三级：${rungs.map((rung) => rung.label + rung.note).join('，')}`;

/** The three levels as cloth of rising difficulty. */
export function Ladder() {
  return (
    <Scene className={styles.ladder} label={label}>
      {rungs.map(({ weave, dye, label: name, note }, index) => (
        <Card key={name} className={styles.rung} data-rung={index}>
          <WeaveSwatch weave={weave} dye={dye} className={styles.cloth} />
          <p>
            <b>{name}</b>
            {note}
          </p>
        </Card>
      ))}
    </Scene>
  );
}
