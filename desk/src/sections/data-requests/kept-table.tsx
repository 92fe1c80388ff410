import type { DataOf, dataFind } from '@shared/contract/endpoints';
import { SmallTable } from '../../layout/small-table';

/** What is kept of somebody, how much, and why. */
export function KeptTable({ kept }: { kept: DataOf<typeof dataFind>['guest'] }) {
  const rows = kept.map(({ table, what, rows: count, why }) => ({ key: table, cells: [what, count, why] }));
  return <SmallTable heads={['留着什么', '多少条', '多久，为什么']} rows={rows} />;
}
