import { Link, TextLink, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { useCases } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/shapes';
import { caseDepartments, caseTypes } from '../../content/case-types';
import { Ending } from '../../sections/ending';
import { CaseRows } from '../../sections/case-rows';
import { filled } from '../../sections/filled';
import { LeadCase } from '../../features/case-desk/lead-case';
import { Opening } from '../../sections/opening';
import { numeral } from '../../sections/numeral';
import { Plain } from '../../sections/plain';
import styles from './content.module.css';
import head from './head.json';
import shipped from './words.json';

const departments = caseDepartments.map((department) => ({ value: department, label: department }));

export default function Content() {
  const { opening, leadCase, filters, empty, closing } = useContent('case-list', shipped);
  const caseCards = useCases();
  const [lead] = caseCards;
  const types = Object.entries(caseTypes).map(([value, label]) => ({
    value,
    label,
    card: caseCards.find(({ type }) => type === value),
  }));
  return (
    <>
      <Opening
        className={styles.opening}
        crumbs={head.breadcrumb}
        phrases={opening.phrases}
        lead={filled(opening.lead, { count: numeral(caseCards.length) })}
      >
        {lead ? <LeadCase card={lead} more={leadCase} /> : null}
      </Opening>
      <Plain>
        <h2 className={styles.title}>{filters.title}</h2>
        <nav aria-label={filters.label} className={styles.filters}>
          <FilterLinks name={filters.type} filter="type" choices={[{ value: '', label: filters.all }, ...types]} />
          <FilterLinks
            name={filters.department}
            filter="department"
            choices={[{ value: '', label: filters.all }, ...departments]}
          />
        </nav>
        <p className={styles.count} data-count={filters.count} aria-live="polite" hidden />
        <CaseRows cards={caseCards} lead={lead?.id} />
        <div data-empty hidden className={styles.empty}>
          <p>{empty.words}</p>
          <TextLink href={empty.action.href}>{empty.action.label}</TextLink>
        </div>
      </Plain>
      <Ending form="note" {...closing} />
    </>
  );
}

interface FilterLinksProps {
  name: string;
  /** The parameter in the address. */
  filter: string;
  choices: readonly { value: string; label: string; card?: CaseCard | undefined }[];
}

/** A line of a filter; plain links, so that a choice has an address. A trade has the weave of its cases. */
function FilterLinks({ name, filter, choices }: FilterLinksProps) {
  return (
    <div>
      <span>{name}</span>
      <ul>
        {choices.map(({ value, label, card }) => (
          <li key={value}>
            <Link
              href={value ? `/case/list/?${filter}=${encodeURIComponent(value)}` : '/case/list/'}
              data-filter={filter}
              data-value={value}
              aria-current={value ? undefined : true}
            >
              {card ? <WeaveSwatch weave={card.weave} dye={card.dye} /> : null}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
