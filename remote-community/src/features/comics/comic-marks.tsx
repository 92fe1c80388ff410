import { Chip, HeartIcon } from '@shared/ui';
import styles from './comic-marks.module.css';
import type { ComicWithChapters } from './use-comics';

/** A comic's topics. */
export function ComicChips({ comic: { topics, sample } }: { comic: Pick<ComicWithChapters, 'topics' | 'sample'> }) {
  return (
    <>
      {topics.map(({ id, name }) => (
        <Chip key={id}>{name}</Chip>
      ))}
      {sample ? <Chip kind="sample" /> : null}
    </>
  );
}

/** How many like it; nothing while nobody does. */
export function LikeCount({ count, className = '' }: { count: number; className?: string | undefined }) {
  if (count === 0) return null;
  return (
    <span className={`${styles.likes} ${className}`}>
      <HeartIcon />
      <span aria-label={`${String(count)} 个赞`}>{count}</span>
    </span>
  );
}
