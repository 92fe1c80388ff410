import { useContent } from '@shared/ui/page';
import { Fleet } from '../../scenes/fleet';
import { SectionHead } from '../../sections/section-head';
import shipped from './words.json';

export function ScheduleSection() {
  const pageWords = useContent('product', shipped).schedule;
  return (
    <>
      <SectionHead {...pageWords} />
      <Fleet {...pageWords} />
    </>
  );
}
