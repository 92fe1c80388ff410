import { ArrowIcon, Link, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

/** A catalogue: every system by its name in the opening, then by kind with what is done in it. */
export default function Content() {
  const words = useContent('integration-list', shipped);
  const systems = useIntegrations();
  const of = (kind: string) => systems.filter((system) => system.kind === kind);
  const kinds = words.kinds.filter(({ id }) => of(id).length > 0);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening}>
        <nav aria-label={words.index} className={styles.index}>
          {kinds.map(({ id, name }) => (
            <div key={id}>
              <a href={`#${id}`}>{name}</a>
              <ul>
                {of(id).map((system) => (
                  <li key={system.id}>
                    <Link href={integrationHref(system)}>{system.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Opening>
      {kinds.map(({ id, name, lead }) => (
        <Plain key={id} id={id}>
          <Split first={4}>
            <ColumnHead phrases={[name]} lead={lead} />
            <ul className={styles.rows}>
              {of(id).map((system) => (
                <li key={system.id}>
                  <Link href={integrationHref(system)} data-kind={id}>
                    <i aria-hidden="true">{system.name.slice(0, 1)}</i>
                    <h3>
                      {system.name}
                      <small>{system.also}</small>
                    </h3>
                    <p className={styles.tasks}>
                      {system.tasks.map((task) => (
                        <span key={task.name}>{task.name}</span>
                      ))}
                    </p>
                    <p aria-label={words.ways.phrases.join('')} className={styles.ways}>
                      {system.ways.map(({ term }) => (
                        <span key={term}>{term}</span>
                      ))}
                    </p>
                    <ArrowIcon />
                  </Link>
                </li>
              ))}
            </ul>
          </Split>
        </Plain>
      ))}
      <Plain>
        <Split first={4}>
          <ColumnHead {...words.ways} />
          <FactList facts={words.ways.items} />
        </Split>
        <p className={`${text.note} ${styles.note ?? ''}`}>{words.note}</p>
      </Plain>
      <Closing plain {...words.closing} />
    </>
  );
}
