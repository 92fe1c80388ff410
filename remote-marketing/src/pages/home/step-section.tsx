import { ThreadSection } from '@shared/ui';
import { BranchPicture } from './branch-picture';
import { RecordingPicture } from './recording-picture';
import { SchedulePicture } from './schedule-picture';
import styles from './step-section.module.css';

const steps = [
  {
    title: '先演示一遍',
    words: '打开录制，平时怎么做就怎么做。它认得你点的是哪个按钮、填的是哪一格，一边记成步骤。',
    picture: <RecordingPicture />,
  },
  {
    title: '再交代例外',
    words: '查不到怎么办，金额对不上找谁。把这些话变成判断，拖到该停的地方。',
    picture: <BranchPicture />,
  },
  {
    title: '最后定个钟点',
    words: '几点跑、在哪台电脑上跑，排进表里。没跑成会先重试，再告诉你停在哪一步。',
    picture: <SchedulePicture />,
  },
];

/** Three steps that lie under and over a branch of the thread in turn. */
export function StepSection() {
  return (
    <ThreadSection side="left" tag="三步上手" tagIsHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, words, picture }) => (
          <li key={title}>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </ThreadSection>
  );
}
