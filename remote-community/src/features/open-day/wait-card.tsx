import type { Wait } from '@shared/contract/endpoints';
import { Actions, Card, dyeClass, StatusMark } from '@shared/ui';
import { clock, day } from '../time/china-time';
import styles from './open-day.module.css';
import { tableLook } from './table-look';
import { TableTime } from './table-time';
import { aheadWords } from './event';
import { CancelWait } from './cancel';

/** A place on a list, as a ticket that is not one yet. */
export function WaitCard({ wait, look, onChanged }: { wait: Wait; look: number; onChanged: () => void }) {
  const { table, event, ahead } = wait;
  return (
    <Card className={`${styles.ticket} ${dyeClass(tableLook(look).dye)}`}>
      <StatusMark status="waiting">候补中</StatusMark>
      <h3>
        {table.name} · {table.topic}
      </h3>
      <TableTime table={table} event={event} />
      <p>
        <span>{aheadWords(ahead)}</span>。到 {day(event.bookingEndsAt)} {clock(event.bookingEndsAt)}{' '}
        预订截止前，排到了会在“我的”里告诉你。
      </p>
      <Actions>
        <CancelWait wait={wait} onChanged={onChanged} />
      </Actions>
    </Card>
  );
}
