import { useContent } from '@shared/ui/page';
import { gradeLevels, gradeLevelWords } from '@shared/contract/fields';
import { PlusIcon } from '@shared/ui';
import styles from './course-levels.module.css';
import shipped from './words.json';

/** Levels that open on their lessons, before any script. */
export function CourseLevels() {
  const pageWords = useContent('education', shipped).levels;
  return (
    <div className={styles.levels}>
      {gradeLevels.map((level, index) => {
        const { facts, ends, lessons } = pageWords[level];
        return (
          <details key={level} name="course-level" open={index === 0}>
            <summary>
              <b>
                {gradeLevelWords[level].label}&emsp;<small>{gradeLevelWords[level].note}</small>
              </b>
              <span>
                {pageWords.ends}
                {ends}
              </span>
              <em>{facts}</em>
              <PlusIcon />
            </summary>
            <ol>
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ol>
          </details>
        );
      })}
    </div>
  );
}
