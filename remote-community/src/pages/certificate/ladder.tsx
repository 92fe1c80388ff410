import { Card, Scene, WeaveSwatch } from '@shared/ui';
import styles from './ladder.module.css';

const rungs = [
  { weave: 'plain', dye: 'rpa', name: '初级', words: '录制一个流程，定时跑，看得懂日志' },
  { weave: 'twill', dye: 'weave', name: '中级', words: '会判断、会循环，例外有人确认' },
  { weave: 'herringbone', dye: 'education', name: '高级', words: '拆得开一件大事，带得动一组人' },
] as const;

/** The three levels as cloth of rising difficulty. */
export function Ladder() {
  return (
    <Scene className={styles.ladder} label="三级：初级录制并定时，中级会判断和例外，高级能拆解并带队">
      {rungs.map(({ weave, dye, name, words }, index) => (
        <Card key={name} className={styles.rung} data-rung={index}>
          <WeaveSwatch weave={weave} dye={dye} className={styles.cloth} />
          <p>
            <b>{name}</b>
            {words}
          </p>
        </Card>
      ))}
    </Scene>
  );
}
