import { usePage, useContent } from '@shared/ui/page';
import { DataTable, Heading, Link, text, TextLink } from '@shared/ui';
import { retention } from '@shared/contract/retention';
import { FactList } from '../../sections/fact-list';
import { Opening } from '../../sections/opening';
import { filled, filledWith } from '../../sections/filled';
import { Closing, PageSections } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
import head from './head.json';
import styles from './content.module.css';
import shipped from './words.json';
import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';

export default function Content() {
  const pageWords = useContent('privacy', shipped);
  return (
    <>
      <Opening crumbs={head.breadcrumb} {...pageWords.opening} />
      <PageSections
        section={Plain}
        words={pageWords}
        of={{ data: <Data />, removal: <Removal />, changes: <Changes /> }}
      />
      <Closing plain {...pageWords.closing} />
    </>
  );
}

function Data() {
  const { stored, sent, kept, never } = useContent('privacy', shipped).data;
  const { telemetryUrl, apiBaseUrl, analytics } = usePage().config;
  const counted = Object.values(analytics ?? {}).map(({ url }) => new URL(url).host);
  return (
    <div className={styles.text}>
      <section>
        <Heading level={2} phrases={stored.phrases} />
        <DataTable {...stored} stacked rows={stored.rows.map(storedRow)} />
      </section>
      <section>
        <Heading level={2} phrases={sent.phrases} />
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
      </section>
      {/* How long the server keeps what it keeps: the table that it deletes by. */}
      <section>
        <Heading level={2} phrases={kept.phrases} />
        <DataTable
          {...kept}
          rows={Object.values(retention).map(({ what, days, from }) => [what, filled(kept.days, { days }), from])}
        />
        <p>{kept.note}</p>
      </section>
      <section>
        <Heading level={2} phrases={never.phrases} />
        <FactList facts={never.items} />
      </section>
    </div>
  );
}

function Removal() {
  const { phrases, browser, account, accountLink, server, action } = useContent('privacy', shipped).removal;
  const { phone } = usePage().config.brand;
  return (
    <div className={styles.text}>
      <section>
        <Heading level={2} phrases={phrases} />
        <p>{browser}</p>
        <p>{filledWith(account, { account: <Link href={accountLink.href}>{accountLink.label}</Link> })}</p>
        <p>{filledWith(server, { phone: <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link> })}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </section>
    </div>
  );
}

function Changes() {
  const { phrases, words } = useContent('privacy', shipped).changes;
  return (
    <div className={styles.text}>
      <section>
        <Heading level={2} phrases={phrases} />
        <p>{filled(words, { company: usePage().config.brand.company })}</p>
      </section>
    </div>
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
function storedRow({ name, where, what, why, until }: (typeof shipped.data.stored.rows)[number]): string[] {
  return [name, where, what, why, until].map((words) => filled(words, facts));
}
