import { Scene, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './publish-section.module.css';
import shipped from './words.json';

/** Each with a picture of 68 by 52: what is drawn in it, and whether a bar or a margin is filled. */
const places = [
  { name: '工作群', words: '在群里 @\u00a0它，答案回在那条消息下', fill: '', lines: 'M10 16h40M20 27h38M10 38h26' },
  { name: '网页', words: '一个链接，或嵌进公司的门户', fill: 'M1 1h66v10H1z', lines: 'M10 24h48M10 36h30' },
  { name: '客户端', words: '停在屏幕边上，边做边问', fill: 'M46 1h21v50H46z', lines: 'M10 20h26M10 32h18' },
  {
    name: '接口',
    words: '让别的系统来问，按次数授权',
    fill: '',
    lines: 'M28 16q-6 0-6 5t-6 5q6 0 6 5t6 5M40 16q6 0 6 5t6 5q-6 0-6 5t-6 5',
  },
];

export function PublishSection() {
  const pageWords = useContent('ai-power', shipped);
  return (
    <Split first={7} centred>
      <Scene label="应用“报销问答”分发到工作群、网页、客户端和接口" className={styles.scene}>
        <div className={styles.app}>
          <WeaveSwatch weave="jacquard" dye="power" />
          报销问答
        </div>
        <svg viewBox="0 0 160 360" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 180h40C110 180 60 45 160 45M40 180C110 180 60 135 160 135M40 180C110 180 60 225 160 225M40 180C110 180 60 315 160 315" />
        </svg>
        <ul>
          {places.map(({ name, words, fill, lines }) => (
            <li key={name}>
              <svg width="68" height="52" viewBox="0 0 68 52" aria-hidden="true">
                <rect x="1" y="1" width="66" height="50" rx="4" fill="#fff" />
                {fill === '' ? null : <path d={fill} fill="#b4e0d6" />}
                <path d={lines} className={styles.lines} />
                <rect x="1" y="1" width="66" height="50" rx="4" className={styles.frame} />
              </svg>
              <b>{name}</b>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </Scene>
      <ColumnHead {...pageWords.publish} />
    </Split>
  );
}
