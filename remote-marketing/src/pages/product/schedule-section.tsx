import { DataTable, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './day-strip.module.css';
import shipped from './words.json';
import { mark } from '../../scenes/cells';
import { dayRuns } from '../../scenes/day-runs';

const hourNow = 10.35;

const rows = [
  [
    '采购-01',
    'Windows\u00a011',
    '资质、比价',
    mark('running', '资质核验 17/48'),
    <DayStrip key="d" runs="8-1 10-2! 17-1?" />,
    '17:00',
  ],
  [
    '财务-02',
    'Windows\u00a010',
    '开票、对账',
    mark('done', '空闲'),
    <DayStrip key="d" runs="6-2 9-1 14-2? 20-2?" />,
    '14:00',
  ],
  ['仓储-01', 'macOS 15', '盘点、补货', mark('failed', '12 分钟没有应答'), <DayStrip key="d" runs="1-3" />, '—'],
  [
    '客服-04',
    '统信 UOS',
    '评价、工单',
    mark('waiting', '排在 10:40'),
    <DayStrip key="d" runs="7-1 11-1? 15-1? 19-1?" />,
    '10:40',
  ],
];

export function ScheduleSection() {
  const pageWords = useContent('product', shipped);
  return (
    <ThreadSection side="right" tag="定时与管理">
      <SectionHead {...pageWords.heads.schedule} />
      <DataTable
        label="电脑与今天的安排，示例"
        columns={['电脑　示例', '系统', '负责', '现在', '今天', '下一次']}
        rows={rows}
        stacked
      />
    </ThreadSection>
  );
}

/** A computer's day in 24 hours; the dark line is now. */
function DayStrip({ runs }: { runs: string }) {
  return (
    <svg className={styles.strip} viewBox="0 0 240 28" aria-hidden="true">
      {dayRuns(runs).map(({ from, hours, kind }) => (
        <rect key={from} className={styles[kind]} x={from * 10} y="4" width={hours * 10} height="20" rx="3" />
      ))}
      <path d={`M${String(hourNow * 10)} 0V28`} className={styles.now} />
    </svg>
  );
}
