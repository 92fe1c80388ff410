import { DataTable, type Status } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import shipped from './words.json';
import { mark } from '../../scenes/cells';
import { DayStrip } from '../../scenes/day-strip';

export function ScheduleSection() {
  const pageWords = useContent('product', shipped).schedule;
  return (
    <>
      <SectionHead {...pageWords} />
      <DataTable
        {...pageWords}
        stacked
        rows={pageWords.items.map(({ name, system, work, status, word, runs, next }) => [
          name,
          system,
          work,
          mark(status as Status, word),
          <DayStrip key={name} runs={runs} />,
          next,
        ])}
      />
    </>
  );
}
