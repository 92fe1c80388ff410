import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { BranchPicture } from './branch-picture';
import { RecordingPicture } from './recording-picture';
import { SchedulePicture } from './schedule-picture';
import styles from './step-section.module.css';
import shipped from './words.json';

/** Three steps along a branch of the thread: what each looks like above it, its words below. */
export function StepSection() {
  const { phrases, record, branch, schedule } = useContent('home', shipped).start;
  const steps = [
    { ...record, picture: <RecordingPicture /> },
    { ...branch, picture: <BranchPicture /> },
    { ...schedule, picture: <SchedulePicture /> },
  ];
  return (
    <>
      <Heading level={2} phrases={phrases} />
      <ol className={styles.steps}>
        {steps.map(({ title, words, picture }, place) => (
          <li key={place}>
            <div className={styles.picture}>{picture}</div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
