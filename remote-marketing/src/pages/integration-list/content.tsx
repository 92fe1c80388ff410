import { ArrowIcon, Link, Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { Ending } from '../../sections/ending';
import { ColumnHead } from '../../sections/clauses';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import { Split } from '../../sections/split';
import styles from './content.module.css';
import head from './head.json';
import Ways from './ways.svg?react';
import shipped from './words.json';

/** A catalogue: kinds and their number in the opening, the three ways, then every system with what is done in it. */
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
            <div key={id} data-kind={id}>
              <a href={`#${id}`}>
                <b>{name}</b> {filled(words.count, { count: of(id).length })}
              </a>
              {of(id).map((system) => (
                <Link key={system.id} href={integrationHref(system)}>
                  {system.name}
                </Link>
              ))}
            </div>
          ))}
        </nav>
      </Opening>
      <Plain>
        <Split first={4}>
          <ColumnHead {...words.ways} />
          <div>
            <Scene label={words.ways.picture} className={styles.drawing}>
              <Ways />
            </Scene>
            <FactList facts={words.ways.items} />
            <p className={styles.note}>{words.note}</p>
          </div>
        </Split>
      </Plain>
      {kinds.map(({ id, name, lead }) => (
        <Plain key={id} id={id}>
          <SectionHead phrases={[name]} lead={lead} />
          <ul className={styles.rows} data-kind={id}>
            {of(id).map((system) => (
              <li key={system.id}>
                <Link href={integrationHref(system)}>
                  <i aria-hidden="true">{system.name.slice(0, 1)}</i>
                  <h3>
                    {system.name}
                    <small>{system.also}</small>
                  </h3>
                  <p className={styles.tasks}>
                    {system.tasks.slice(0, 2).map((task) => (
                      <span key={task.name}>
                        <b>{task.name}</b>
                        <small>
                          {task.reads} → {task.writes}
                        </small>
                      </span>
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
        </Plain>
      ))}
      <Ending {...words.closing} />
    </>
  );
}
