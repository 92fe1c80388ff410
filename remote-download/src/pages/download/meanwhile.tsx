import { AppWindow, ArrowIcon, Heading, Link, Scene, TextLink } from '@shared/ui';
import styles from './meanwhile.module.css';
import words from './words.json';

/** What comes once the file is there: the first flow in four windows, then other ways on. */
export default function Meanwhile() {
  const { phrases, first, items } = words.meanwhile;
  return (
    <div className={styles.meanwhile}>
      <div className={styles.head}>
        <Heading level={2} phrases={phrases} />
        <TextLink href={first.action.href}>{first.action.label}</TextLink>
      </div>
      <Scene label={first.label} className={styles.first}>
        {first.steps.map(({ name, window, rows }) => (
          <div key={name}>
            <b>{name}</b>
            <AppWindow title={window}>
              {rows.map(([row, state]) => (
                <p key={row} data-state={state}>
                  {row}
                </p>
              ))}
            </AppWindow>
          </div>
        ))}
      </Scene>
      <ul>
        {items.map(({ name, words: text, href }) => (
          <li key={href}>
            <Link href={href}>
              <b>{name}</b>
              <span>{text}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
