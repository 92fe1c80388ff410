import { ClosingAction, Link, TextLink, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useCases } from '../../content/cases/case-cards';
import { caseDepartments, caseTypes } from '../../content/case-types';
import { threadFromDesk } from '../../features/case-desk/desk-scene';
import { CaseRows } from '../../sections/case-rows';
import { Opening } from '../../sections/opening';
import { StartActions } from '../../sections/start-actions';
import styles from './content.module.css';
import head from './head.json';
import { LeadCase } from './lead-case';
import shipped from './words.json';

const types = Object.entries(caseTypes).map(([value, label]) => ({ value, label }));
const departments = caseDepartments.map((department) => ({ value: department, label: department }));

export default function Content() {
  const pageWords = useContent('case-list', shipped);
  const caseCards = useCases();
  const [lead] = caseCards;
  return (
    <>
      <Opening className={`${styles.opening ?? ''} ${threadFromDesk}`} crumbs={head.breadcrumb} {...pageWords.opening}>
        {lead ? <LeadCase card={lead} /> : null}
      </Opening>
      <ThreadSection side="left" first last>
        <h2 className={styles.title}>挑和你像的</h2>
        <nav aria-label="筛选案例" className={styles.filters}>
          <FilterLinks name="行业" filter="type" choices={types} />
          <FilterLinks name="部门" filter="department" choices={departments} />
        </nav>
        <p className={styles.count} data-count aria-live="polite">
          {caseCards.length} 个案例
        </p>
        <CaseRows cards={caseCards} summaries lead={lead?.id} />
        <div data-empty hidden className={styles.empty}>
          <p>这个行业里还没有这个部门的案例。</p>
          <TextLink href="/case/list/">看全部</TextLink>
        </div>
      </ThreadSection>
      <ClosingAction {...pageWords.closing}>
        <StartActions messageFirst />
      </ClosingAction>
    </>
  );
}

interface FilterLinksProps {
  name: string;
  /** The parameter in the address. */
  filter: string;
  choices: readonly { value: string; label: string }[];
}

/** A line of a filter; plain links, so that a choice has an address. */
function FilterLinks({ name, filter, choices }: FilterLinksProps) {
  return (
    <div>
      <span>{name}</span>
      <ul>
        {[{ value: '', label: '全部' }, ...choices].map(({ value, label }) => (
          <li key={value}>
            <Link
              href={value ? `/case/list/?${filter}=${encodeURIComponent(value)}` : '/case/list/'}
              data-filter={filter}
              data-value={value}
              aria-current={value ? undefined : true}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
