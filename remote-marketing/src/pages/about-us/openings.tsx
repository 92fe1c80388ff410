import { text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './openings.module.css';
import shipped from './words.json';

/** Jobs, each with what one begins with and where. */
export function Openings() {
  const { items, action, note, ...head } = useContent('about-us', shipped).openings;
  return (
    <SectionHead {...head}>
      <ul className={styles.openings}>
        {items.map(({ job, first, city }) => (
          <li key={job}>
            <h3>{job}</h3>
            <p>{first}</p>
            <span>{city}</span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <TextLink href={action.href}>{action.label}</TextLink>
        <span className={text.note}>{note}</span>
      </p>
    </SectionHead>
  );
}
