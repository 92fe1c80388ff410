import type * as calls from '@shared/contract/endpoints';
import labels from './field-labels.json' with { type: 'json' };

export interface Lists {
  'page-content': typeof calls.deskContentList;
  publications: typeof calls.deskPublicationList;
  pictures: typeof calls.deskPictureList;
  content: typeof calls.contentQueue;
  'data-requests': typeof calls.dataRequestList;
  'spam-words': typeof calls.spamWordList;
  'work-entries': typeof calls.deskEntryList;
  applications: typeof calls.applicationList;
  certificates: typeof calls.deskCertificateList;
  messages: typeof calls.messageList;
  bookings: typeof calls.deskBookingList;
  'booking-waits': typeof calls.deskWaitList;
  comics: typeof calls.deskComicList;
  chapters: typeof calls.deskChapterList;
  'open-days': typeof calls.openDayList;
  'open-day-tables': typeof calls.openDayTableList;
  works: typeof calls.deskWorkList;
  choices: typeof calls.deskChoiceList;
  'help-articles': typeof calls.deskHelpList;
  'help-sections': typeof calls.deskHelpSectionList;
  people: typeof calls.personList;
  builds: typeof calls.deskBuildList;
  mails: typeof calls.mailList;
  templates: typeof calls.templateList;
  demos: typeof calls.demoList;
  'demo-hours': typeof calls.demoHoursList;
  'lead-rules': typeof calls.leadRuleList;
  hooks: typeof calls.hookList;
  'hook-calls': typeof calls.hookCallList;
  audit: typeof calls.auditList;
}

export type RowOf<Resource extends keyof Lists> = calls.DataOf<Lists[Resource]>['items'][number];

/** Labels of each field of a list's rows: a field that the contract adds does not compile until it is called something. */
type Labels = { readonly [Resource in keyof Lists]: Readonly<Record<keyof RowOf<Resource>, string>> };

/**
 * Labels of fields, by resource: headings of lists, labels of forms, headings of a saved table, where they stand in this order. A
 * form may say more at a field than a heading has room for.
 */
export const fieldLabels = labels satisfies Labels;

/** Labels of a resource's fields, in their order; of one that has no list, none. */
export function labelsOf(resource: string): Readonly<Record<string, string>> {
  return (fieldLabels as Readonly<Record<string, Readonly<Record<string, string>>>>)[resource] ?? {};
}

export function pickLabels<
  Name extends keyof typeof fieldLabels,
  Field extends keyof (typeof fieldLabels)[Name] & string,
>(resource: Name, ...fields: readonly Field[]): Readonly<Record<Field, string>> {
  const labels = labelsOf(resource);
  return Object.fromEntries(fields.map((field) => [field, labels[field]])) as Record<Field, string>;
}
