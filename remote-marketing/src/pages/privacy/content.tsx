import { usePage, useContent } from '@shared/ui/page';
import { DataTable, Fold, Link, text } from '@shared/ui';
import type { ReactNode } from 'react';
import { retention } from '@shared/contract/retention';
import { Bar } from '../../scenes/bar';
import { Document } from '../../sections/document';
import { Ending } from '../../sections/ending';
import { FactList } from '../../sections/fact-list';
import { filled, filledWith } from '../../sections/filled';
import { PaperOpening } from '../../sections/paper-opening';
import legal from '../legal/words.json';
import type { ActionWords } from '../../sections/start-actions';
import head from './head.json';
import styles from './content.module.css';
import shipped from './words.json';
import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';

export default function Content() {
  const words = useContent('privacy', shipped);
  const { facts, print, closing } = useContent('legal', legal);
  const { telemetryUrl, apiBaseUrl, analytics, brand } = usePage().config;
  const { unfold, data, removal, changes } = words;
  const { stored, sent, kept, never } = data;
  const counted = Object.values(analytics ?? {}).map(({ url }) => new URL(url).host);
  const parts: Readonly<Record<string, ReturnType<typeof part>[] | undefined>> = {
    data: [
      part(
        'stored',
        stored,
        <Fold label={filled(unfold, { count: stored.rows.length })}>
          <DataTable {...stored} stacked rows={stored.rows.map(storedRow)} />
        </Fold>,
      ),
      part(
        'sent',
        sent,
        <>
          <Fold label={filled(unfold, { count: sent.items.length })}>
            <FactList columns={2} facts={sent.items.map(({ when, what }) => ({ term: when, words: what }))} />
          </Fold>
          <p className={text.note}>
            {filled(sent.note, {
              analytics: filled(counted.length > 0 ? sent.analytics.on : sent.analytics.off, {
                address: counted.join(' '),
              }),
              telemetry: telemetryUrl ? sent.telemetry.on : sent.telemetry.off,
              destination: apiBaseUrl ? filled(sent.destination.other, { address: apiBaseUrl }) : sent.destination.own,
            })}
          </p>
        </>,
      ),
      // How long the server keeps what it keeps: the table that it deletes by.
      part(
        'kept',
        kept,
        <>
          <Fold label={filled(unfold, { count: Object.keys(retention).length })}>
            <DataTable
              {...kept}
              stacked
              rows={Object.values(retention)
                .sort((one, other) => one.days - other.days)
                .map(({ what, days, from }) => [what, keptFor(filled(kept.days, { days }), days / LONGEST), from])}
            />
          </Fold>
          <p>{kept.note}</p>
        </>,
      ),
      part('never', never, <FactList facts={never.items} />),
    ],
    removal: [
      part(
        'removal',
        removal,
        <>
          <p>{removal.browser}</p>
          <p>
            {filledWith(removal.account, {
              account: <Link href={removal.accountLink.href}>{removal.accountLink.label}</Link>,
            })}
          </p>
          <p>{filled(removal.server, brand)}</p>
        </>,
      ),
    ],
    changes: [part('changes', changes, <p>{filled(changes.words, brand)}</p>)],
  };
  return (
    <>
      <PaperOpening
        crumbs={head.breadcrumb}
        {...words.opening}
        summary={words.summary}
        glance={words.glance.map(({ term, words: said }) => ({
          term: filled(term, { stored: stored.rows.length, sent: sent.items.length, days: LONGEST }),
          words: said,
        }))}
        print={print}
        facts={facts}
        paper={words}
      />
      <Document label={words.contents} parts={[...new Set(words.sections)].flatMap((name) => parts[name] ?? [])} />
      <Ending call {...closing} />
    </>
  );
}

function part(id: string, { phrases, action }: { phrases: readonly string[]; action?: ActionWords }, body: ReactNode) {
  return {
    id,
    wide: ['stored', 'sent', 'kept'].includes(id),
    title: phrases.join(''),
    ...(action && { action }),
    body: <div className={styles.text}>{body}</div>,
  };
}

/** The longest that anything is kept, in days. */
const LONGEST = Math.max(...Object.values(retention).map(({ days }) => days));

/** A time, and how much it is of the longest. */
function keptFor(words: string, share: number) {
  return (
    <span key="kept" className={styles.kept}>
      {words}
      <Bar value={share * 100} />
    </span>
  );
}

/** Facts of the code that the page's words name in braces. */
const facts: Readonly<Record<string, string | number>> = {
  visit: FIRST_VISIT_KEY,
  pages: KEPT_PAGES,
  days: LOGIN_DAYS,
  minutes: LOGIN_MINUTES,
  token: TOKEN_COOKIE,
};

/** Data that the site keeps in a visitor's browser (docs/requirements.md section 11); change it with the code that keeps it. */
function storedRow({ name, where, what, why, until }: (typeof shipped.data.stored.rows)[number]): ReactNode[] {
  const [named, key] = filled(name, facts).split(/[（）]/);
  const row = [what, why, until].map((words) => filled(words, facts));
  return [
    <span key="name" className={styles.name}>
      {named} <small>{where}</small>
      {key && <code className={text.mono}>{key}</code>}
    </span>,
    ...row,
  ];
}
