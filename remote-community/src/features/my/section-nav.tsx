import { Link } from '@shared/ui';
import styles from './my.module.css';
import { type Section, sectionHref, sections } from './sections';

export function SectionNav({ shown }: { shown: Section }) {
  return (
    <nav className={styles.nav} aria-label="我的">
      <ul>
        {sections.map((section) => (
          <li key={section.tab}>
            <Link href={sectionHref(section)} aria-current={section === shown ? 'page' : undefined}>
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
