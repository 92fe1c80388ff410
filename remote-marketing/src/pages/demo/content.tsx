import { Heading, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Demo } from '../../features/demo/demo';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** What half an hour brings, and the same tried alone: a flow to press through, and the sum. The form itself is the community's. */
export default function Content() {
  const { opening, minutes, closing, ...words } = useContent('demo', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...opening}>
        <div className={styles.minutes}>
          <Heading level={2} phrases={minutes.phrases} />
          <ol>
            {minutes.items.map(({ time, title, words: does, points }) => (
              <li key={time}>
                <time>{time}</time>
                <h3>{title}</h3>
                <p>{does}</p>
                {points?.map((point) => (
                  <p key={point}>{point}</p>
                ))}
              </li>
            ))}
          </ol>
          <TextLink href={minutes.action.href}>{minutes.action.label}</TextLink>
        </div>
      </Opening>
      <Plain>
        <Demo />
      </Plain>
      <Plain>
        <div className={styles.before}>
          {(['who', 'prepare'] as const).map((part) => (
            <div key={part}>
              <Heading level={2} phrases={words[part].phrases} />
              <FactList facts={words[part].items} />
            </div>
          ))}
        </div>
      </Plain>
      <Ending {...closing} />
    </>
  );
}
