import { lazy, Suspense, useState } from 'react';
import type { PageProps } from '@shared/contract';
import { publicPastOpenDays, request, tableAppointmentCount } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { Heading, ThreadSection } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { Facts } from '../../features/open-day/facts';
import facts from '../../features/open-day/facts.module.css';
import { FloorPlan } from '../../features/open-day/floor-plan';
import { MyBooking } from '../../features/open-day/my-booking';
import { PastList } from '../../features/open-day/past-list';
import { TableList } from '../../features/open-day/table-list';
import { useOpenDay } from '../../features/open-day/use-open-day';
import { AsOf } from '../../features/calls/as-of';
import { openDayHead } from './head';
import head from './head.json';
import styles from './page.module.css';
import { openDayLead } from '../../features/open-day/event';
import { positive } from '../../features/frame/number-of';

const SeatDialog = lazy(() => import(/* webpackChunkName: "booking" */ '../../features/open-day/seat-dialog'));
const Agenda = staticRegion(
  'agenda',
  () => import(/* webpackChunkName: "open-day.static" */ '../../features/open-day/agenda'),
);
const NoSeat = staticRegion(
  'no-seat',
  () => import(/* webpackChunkName: "open-day.static" */ '../../features/open-day/no-seat'),
);
const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "open-day.static" */ '../../features/open-day/closing'),
);

export const page = definePage({
  start: 'idle',
  regions: [Agenda, NoSeat, Closing],
  data: () => ({ seats: request(tableAppointmentCount), past: request(publicPastOpenDays) }),
  head: (_params, data) => openDayHead(data?.seats),
  Component: OpenDay,
});

const path = '/open_day/';

function OpenDay({ query, host }: PageProps) {
  const { seats, own, signedIn } = useOpenDay();
  const [away, setAway] = useState(false);
  // The table that the address books: a login leads back to it.
  const asked = positive(new URLSearchParams(query).get('table'));
  const table = away ? undefined : seats.data?.tables.find(({ id }) => id === asked);
  const lookOf = (id: number) => Math.max(0, seats.data?.tables.findIndex((found) => found.id === id) ?? 0);
  const changed = () => {
    seats.reload();
    own.reload();
  };
  return (
    <>
      <PageHero
        crumbs={head.breadcrumb}
        phrases={['带一件事来，', '搭好再走。']}
        dim={1}
        lead={openDayLead}
        picture={
          <>
            <div className={facts.plan}>
              <FloorPlan tables={seats.data?.tables} />
            </div>
            <div className={facts.below}>
              <Facts event={seats.data?.event} />
            </div>
          </>
        }
      />
      <ThreadSection side="left" first id="tables">
        <AsOf />
        <div className={styles.head}>
          <Heading level={2} phrases={['选一张和你的事', '对得上的桌']} />
        </div>
        <TableList
          seats={seats}
          own={own.data}
          onBook={({ id }) => {
            setAway(false);
            host.navigate(`${path}?table=${String(id)}`);
          }}
        />
      </ThreadSection>
      <ThreadSection side="right" tag="当天">
        <Agenda />
      </ThreadSection>
      <ThreadSection side="left" tag="我的预订" tagIsHeading last="here">
        <div className={styles.mine}>
          <div>
            <MyBooking own={own} signedIn={signedIn} lookOf={lookOf} onChanged={changed} />
          </div>
          <NoSeat />
        </div>
        <PastList />
      </ThreadSection>
      <Closing />
      {table ? (
        <Suspense>
          <SeatDialog
            key={table.id}
            table={table}
            own={own.data}
            look={lookOf(table.id)}
            onChanged={changed}
            onLogin={() => setAway(true)}
            onClose={() => host.navigate(path)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
