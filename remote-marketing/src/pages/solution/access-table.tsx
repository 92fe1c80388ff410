import { DataTable, Heading, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Lead } from '../../sections/clauses';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { Split } from '../../sections/split';
import styles from './access-table.module.css';
import shipped from './words.json';

/** Systems that the flow touches, said before it does. */
export function AccessTable({ title, access }: Pick<SolutionFacts, 'access'> & Pick<SolutionSection, 'title'>) {
  const words = useContent('solution', shipped).access;
  const reads = <StatusMark status="done">{words.reads}</StatusMark>;
  const writes = <StatusMark status="running">{words.writes}</StatusMark>;
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={title} />
        <Lead>{words.lead}</Lead>
      </div>
      <div className={styles.access}>
        <DataTable
          label={words.label}
          columns={[words.system, words.reads, words.writes, words.what]}
          rows={access.map(({ system, reads: read, writes: write, what }) => [
            system,
            read ? reads : '—',
            write ? writes : '—',
            what,
          ])}
        />
      </div>
    </Split>
  );
}
