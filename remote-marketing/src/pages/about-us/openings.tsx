import { text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './openings.module.css';
import shipped from './words.json';

/** Jobs, each with what one begins with and where. */
export function Openings() {
  const pageWords = useContent('about-us', shipped);
  return (
    <div>
      <ul className={styles.openings}>
        {pageWords.openings.map(({ job, first, city }) => (
          <li key={job}>
            <h3>{job}</h3>
            <p>{first}</p>
            <span>{city}</span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <TextLink href="/contactus/#type=contactus">留言应聘</TextLink>
        <span className={text.note}>岗位为示例</span>
      </p>
    </div>
  );
}
