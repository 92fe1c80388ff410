import { usePage, useContent } from '@shared/ui/page';
import { DataTable, Fold, Link, text, TextLink } from '@shared/ui';
import type { ReactNode } from 'react';
import { retention } from '@shared/contract/retention';
import { Document } from '../../sections/document';
import { EntryLinks } from '../../sections/entry-links';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { filled, filledWith } from '../../sections/filled';
import legal from '../legal/words.json';
import head from './head.json';
import styles from './content.module.css';
import shipped from './words.json';
import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';

type Part = ReturnType<typeof part>;

export default function Content() {
  const words = useContent('privacy', shipped);
  const { phrases, rows } = useContent('legal', legal).papers;
  const parts: Readonly<Record<string, readonly Part[] | undefined>> = {
    data: useData(),
    removal: useRemoval(),
    changes: useChanges(),
  };
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...words.opening} />
      <Document
        followed
        label={words.contents}
        parts={[...new Set(words.sections)].flatMap((name) => parts[name] ?? [])}
      />
      <EntryLinks lists={[{ phrases, entries: rows.filter(({ href }) => href !== head.breadcrumb[1]?.href) }]} />
    </>
  );
}

function useData() {
  const { unfold, data } = useContent('privacy', shipped);
  const { summary, stored, sent, kept, never } = data;
  const { telemetryUrl, apiBaseUrl, analytics } = usePage().config;
  const counted = Object.values(analytics ?? {}).map(({ url }) => new URL(url).host);
  return [
    part('summary', summary, <FactList facts={summary.items} />),
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
        <FactList facts={sent.items.map(({ when, what }) => ({ term: when, words: what }))} />
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
            rows={Object.values(retention).map(({ what, days, from }) => [what, filled(kept.days, { days }), from])}
          />
        </Fold>
        <p>{kept.note}</p>
      </>,
    ),
    part('never', never, <FactList facts={never.items} />),
  ];
}

function useRemoval() {
  const removal = useContent('privacy', shipped).removal;
  const { browser, account, accountLink, server, action } = removal;
  const { phone } = usePage().config.brand;
  return [
    part(
      'removal',
      removal,
      <>
        <p>{browser}</p>
        <p>{filledWith(account, { account: <Link href={accountLink.href}>{accountLink.label}</Link> })}</p>
        <p>{filledWith(server, { phone: <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link> })}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </>,
    ),
  ];
}

function useChanges() {
  const { words, ...changes } = useContent('privacy', shipped).changes;
  return [part('changes', changes, <p>{filled(words, { company: usePage().config.brand.company })}</p>)];
}

function part(id: string, { phrases }: { phrases: readonly string[] }, body: ReactNode) {
  return { id, title: phrases.join(''), body: <div className={styles.text}>{body}</div> };
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
  const row = [where, what, why, until].map((words) => filled(words, facts));
  return [
    <span key="name" className={styles.name}>
      {named}
      {key && <code className={text.mono}>{key}</code>}
    </span>,
    ...row,
  ];
}
