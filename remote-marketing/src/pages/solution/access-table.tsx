import { DataTable, Heading, StatusMark } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import type { SolutionFacts, SolutionSection } from '../../content/shapes';
import { Split } from '../../sections/split';
import styles from './access-table.module.css';

const reads = <StatusMark status="done">读</StatusMark>;
const writes = <StatusMark status="running">写</StatusMark>;

/** Systems that the flow touches, said before it does. */
export function AccessTable({ title, access }: Pick<SolutionFacts, 'access'> & Pick<SolutionSection, 'title'>) {
  return (
    <Split first={4}>
      <div>
        <Heading level={2} phrases={title} />
        <Lead>给流程单开一个账号，只授表里写着的权限。不在表里的，它不去碰。</Lead>
      </div>
      <div className={styles.access}>
        <DataTable
          label="流程读写的系统"
          columns={['系统', '读', '写', '内容']}
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
