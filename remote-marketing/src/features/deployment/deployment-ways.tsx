import { ArrowIcon, Scene } from '@shared/ui';
import type product from '../../pages/product/words.json';
import { Clauses } from '../../sections/clauses';
import styles from './deployment-ways.module.css';

type Way = Readonly<Record<'name' | 'words', string>>;
type Drawn = typeof product.deployment.drawn;

interface DeploymentWaysProps {
  local: Way;
  inside: Way;
  drawn: Drawn;
  /** The element of each way's name. */
  name?: 'h2' | 'h3';
}

function Box({ name, items }: Readonly<{ name: string; items: readonly string[] }>) {
  return (
    <div className={styles.box}>
      <b>{name}</b>
      {items.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </div>
  );
}

/** What crosses the frame, and when. */
function Leaving({ calls }: Readonly<{ calls: Drawn['local']['leaving'] }>) {
  return (
    <div className={styles.leaving}>
      {calls.map(({ to, when }) => (
        <span key={to}>
          <b>{to}</b>
          {when}
        </span>
      ))}
    </div>
  );
}

/** Where data stays: on the computer alone, or within a company's own network; and who calls whom, also out of there. */
export function DeploymentWays({ name: Name = 'h3', drawn, ...ways }: DeploymentWaysProps) {
  const { client, systems, acts, local, inside } = drawn;
  const pictures = {
    local: (
      <div className={`${styles.frame} ${styles.local}`}>
        <small>{local.frame}</small>
        <Box name={client} items={local.kept} />
        <span className={styles.acts}>
          {acts}
          <i />
        </span>
        <Box name={systems} items={local.systems} />
      </div>
    ),
    inside: (
      <div className={`${styles.frame} ${styles.inside}`}>
        <small>{inside.frame}</small>
        <Box name={inside.server} items={inside.duties} />
        <svg viewBox="0 0 300 44" preserveAspectRatio="none" aria-hidden="true">
          <path d="M150 0v12c0 14-100 6-100 32M150 0v44M150 12c0 14 100 6 100 32" />
        </svg>
        {inside.machines.map((machine) => (
          <div key={machine} className={styles.machine}>
            <b>{machine}</b>
            {client}
          </div>
        ))}
        <span className={styles.acts}>
          <ArrowIcon />
          {acts}
        </span>
        <Box name={systems} items={inside.systems} />
      </div>
    ),
  };
  return (
    <div className={styles.ways}>
      {(['local', 'inside'] as const).map((way) => (
        <figure key={way}>
          <Scene label={drawn[way].label} className={styles.plan}>
            {pictures[way]}
            <Leaving calls={drawn[way].leaving} />
          </Scene>
          <figcaption>
            <Name>{ways[way].name}</Name>
            <Clauses>{ways[way].words}</Clauses>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
