import type { CaseCard } from '../../content/shapes';
import { DeskScene } from './desk-scene';
import CreatorSamples from './drawings/creator-samples.svg?react';
import DailyReconciliation from './drawings/daily-reconciliation.svg?react';
import FirstDayAccounts from './drawings/first-day-accounts.svg?react';
import FreightAudit from './drawings/freight-audit.svg?react';
import InvoiceCheck from './drawings/invoice-check.svg?react';
import MorningReport from './drawings/morning-report.svg?react';
import NightAdGuard from './drawings/night-ad-guard.svg?react';
import Quiet from './drawings/quiet.svg?react';
import ReviewSorting from './drawings/review-sorting.svg?react';
import ShippingPapers from './drawings/shipping-papers.svg?react';
import SizeExchange from './drawings/size-exchange.svg?react';
import StalledParcels from './drawings/stalled-parcels.svg?react';
import SupplierQuotes from './drawings/supplier-quotes.svg?react';

/** The drawing of a case's desk, and what the colleague does. */
const desks: Readonly<Record<string, { Drawing: typeof Quiet; pose: string } | undefined>> = {
  'daily-reconciliation': { Drawing: DailyReconciliation, pose: '端着杯子' },
  'creator-samples': { Drawing: CreatorSamples, pose: '敲着键盘' },
  'night-ad-guard': { Drawing: NightAdGuard, pose: '端着杯子' },
  'morning-report': { Drawing: MorningReport, pose: '摊开手说着话' },
  'size-exchange': { Drawing: SizeExchange, pose: '摊开手说着话' },
  'shipping-papers': { Drawing: ShippingPapers, pose: '扶着一只纸箱' },
  'review-sorting': { Drawing: ReviewSorting, pose: '拿着一张单子' },
  'stalled-parcels': { Drawing: StalledParcels, pose: '敲着键盘' },
  'freight-audit': { Drawing: FreightAudit, pose: '拿着一张单子' },
  'first-day-accounts': { Drawing: FirstDayAccounts, pose: '摊开手说着话' },
  'supplier-quotes': { Drawing: SupplierQuotes, pose: '拿着一张单子' },
  'invoice-check': { Drawing: InvoiceCheck, pose: '端着杯子' },
};

/** The desk of a case: whoever's work it is, at the hour when it is done; a quiet one where nobody has drawn the case yet. */
export function CaseDesk({
  card,
  className,
}: {
  card: Pick<CaseCard, 'id' | 'department'>;
  className?: string | undefined;
}) {
  const { Drawing, pose } = desks[card.id] ?? { Drawing: Quiet, pose: '敲着键盘' };
  const label = `${card.department}的同事坐在桌前${pose}，小梭在屏幕上替他一行行填好`;
  return (
    <DeskScene label={label} className={className}>
      <Drawing />
    </DeskScene>
  );
}
