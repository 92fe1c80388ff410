import type { ComponentType } from 'react';
import type { CaseFacts } from '../schema/cases';
import * as creatorSamples from './creator-samples.mdx';
import * as dailyReconciliation from './daily-reconciliation.mdx';
import * as firstDayAccounts from './first-day-accounts.mdx';
import * as freightAudit from './freight-audit.mdx';
import * as invoiceCheck from './invoice-check.mdx';
import * as morningReport from './morning-report.mdx';
import * as nightAdGuard from './night-ad-guard.mdx';
import * as reviewSorting from './review-sorting.mdx';
import * as shippingPapers from './shipping-papers.mdx';
import * as sizeExchange from './size-exchange.mdx';
import * as stalledParcels from './stalled-parcels.mdx';
import * as supplierQuotes from './supplier-quotes.mdx';

export interface CaseDetail {
  facts: CaseFacts;
  default: ComponentType;
}

/** The cases themselves by id, with the story as a component. */
export const caseDetails: Readonly<Record<string, CaseDetail>> = {
  'creator-samples': creatorSamples,
  'daily-reconciliation': dailyReconciliation,
  'first-day-accounts': firstDayAccounts,
  'freight-audit': freightAudit,
  'invoice-check': invoiceCheck,
  'morning-report': morningReport,
  'night-ad-guard': nightAdGuard,
  'review-sorting': reviewSorting,
  'shipping-papers': shippingPapers,
  'size-exchange': sizeExchange,
  'stalled-parcels': stalledParcels,
  'supplier-quotes': supplierQuotes,
};
