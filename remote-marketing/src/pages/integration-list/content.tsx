import { ArrowIcon, Link, Scene } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { integrationHref, useIntegrations } from '../../content/integrations';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Plain } from '../../sections/plain';
import { SectionHead } from '../../sections/section-head';
import styles from './content.module.css';
import head from './head.json';
import Ways from './ways.svg?react';
import shipped from './words.json';

/** A catalogue: kinds and their number in the opening, the three ways, then every system with what is done in it and by which ways. */
export default function Content() {
  const words = useContent('integration-list', shipped);
  const systems = useIntegrations();
  const of = (kind: string) => systems.filter((system) => system.kind === kind);
  const { items } = words.ways;
  const kinds = words.kinds.filter(({ id }) => of(id).length > 0);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening}>
        <nav aria-label={words.index} className={styles.index}>
          {kinds.map(({ id, name }) => (
            <div key={id} data-kind={id}>
              <a href={`#${id}`}>
                <b>{name}</b> {filled(words.count, { count: of(id).length })}
                <small>
                  {of(id)
                    .map((system) => system.name)
                    .join(' · ')}
                </small>
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
      <Plain dark>
        <SectionHead {...words.ways}>
          <div className={styles.explained}>
            <Scene label={words.ways.picture}>
              <Ways />
            </Scene>
            <FactList facts={items} />
          </div>
          <p className={styles.note}>{words.note}</p>
        </SectionHead>
      </Plain>
      <Plain>
        {kinds.map(({ id, name, lead }) => {
          const isUsed = ({ term }: { term: string }) =>
            of(id).some(({ ways }) => ways.some((way) => way.term === term));
          // Those that no system of the kind is reached by leave their room on the left.
          const columns = [...items].sort((one, other) => Number(isUsed(one)) - Number(isUsed(other)));
          return (
            <section key={id} id={id} data-kind={id} className={styles.rows}>
              <div className={styles.head}>
                <h2>{name}</h2>
                <p>{lead}</p>
                {columns.map((way) => (
                  <small key={way.term} aria-hidden="true">
                    {isUsed(way) ? way.term : null}
                  </small>
                ))}
              </div>
              <ul>
                {of(id).map((system) => (
                  <li key={system.id}>
                    <Link href={integrationHref(system)}>
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
                        {system.ways
                          .map(({ term }) => ({ term, way: columns.findIndex((item) => item.term === term) }))
                          .sort((one, other) => one.way - other.way)
                          .map(({ term, way }) => (
                            <span key={term} data-way={way}>
                              {term}
                            </span>
                          ))}
                      </p>
                      <ArrowIcon />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Plain>
      <Ending form="note" {...words.closing} />
    </>
  );
}
