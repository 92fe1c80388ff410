import type { Crumb } from '@shared/contract';
import { Button, DataTable, Link } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { filledWith } from './filled';
import { Opening } from './opening';
import styles from './paper-opening.module.css';

interface PaperOpeningProps {
  crumbs: readonly Crumb[];
  phrases: readonly string[];
  lead: string;
  /** What matters most in it, beside the title. */
  glance: readonly { term: string; words: string }[];
  /** What it comes to, in a table. */
  summary: { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Whether the table's second column is what to do, and its third what not to. */
  compared?: boolean;
  /** What this version is, filled with what its text says of it. */
  facts: readonly { term: string; words: string }[];
  paper: { version: string; from: string; changed: string };
  /** The button that prints it, once it works. */
  print: string;
}

/** The opening of a legal text: what matters most, what it says in one table, which version it is, since when, and who answers. */
export function PaperOpening({ glance, summary, compared, facts, paper, print, ...words }: PaperOpeningProps) {
  const { company, phone } = usePage().config.brand;
  const { version, from, changed } = paper;
  const call = <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>;
  return (
    <Opening
      {...words}
      className={styles.opening}
      picture={
        <dl className={styles.glance}>
          {glance.map(({ term, words: said }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <div id="summary" className={styles.summary} data-tone="dark" data-compared={compared ? '' : undefined}>
        <h2>{summary.title}</h2>
        <DataTable label={summary.title} columns={summary.columns} rows={summary.rows} stacked />
      </div>
      <div className={styles.facts}>
        <dl>
          {facts.map(({ term, words: said }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{filledWith(said, { version, from, changed, company, phone: call })}</dd>
            </div>
          ))}
        </dl>
        <Button small data-print hidden>
          {print}
        </Button>
      </div>
    </Opening>
  );
}
