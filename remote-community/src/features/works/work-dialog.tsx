import { Bones, Chip, Dialog, Failed, StepLine } from '@shared/ui';
import list from '../list/list.module.css';
import { LikeButton } from './like-button';
import { useWork } from './use-works';
import styles from './works.module.css';

interface WorkDialogProps {
  workId: number;
  onClose: () => void;
  onUpdate: (part: { liked: boolean; likeCount: number }) => void;
}

/** A work in full, at an address of its own. */
export function WorkDialog({ workId, onClose, onUpdate }: WorkDialogProps) {
  const work = useWork(workId);
  const { data } = work;
  return (
    <Dialog title={data?.title ?? '作品'} note={data?.author} onClose={onClose}>
      {data ? (
        <div className={styles.detail}>
          {data.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>流程怎么走</h3>
          <StepLine steps={data.steps} running={Math.max(0, data.steps.length - 2)} />
          <p className={list.meta}>
            {data.award ? <Chip>{data.award}</Chip> : null}
            {data.sample ? <Chip kind="sample" /> : null}
            <LikeButton
              work={data}
              onUpdate={(part) => {
                work.change((before) => ({ ...before, ...part }));
                onUpdate(part);
              }}
            />
          </p>
        </div>
      ) : work.error ? (
        <Failed what="这件作品" error={work.error} retry={work.reload} />
      ) : (
        <Bones rows={3} />
      )}
    </Dialog>
  );
}
