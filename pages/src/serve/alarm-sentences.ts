/**
 * Every alarm of a page server. docs/runbook.md says what to do about each; alarm-sentences.test.ts holds the two together, so
 * what differs each time is a parameter.
 */
export const alarmSentences = {
  otherOrigin: (origin: string, asked: string) =>
    `Pages say that the site is at ${origin}, and most are asked for at ${asked}: run release configure with the right origin, or ORIGIN`,
  otherAddress: (problem: string) => `This page server was started for another address: ${problem}`,
  securityText: (expires: string) =>
    `security.txt ends at ${expires}: set security.expires in site.config.json and run release configure`,
  storeAway: () => 'The store cannot be read: what was live before is served on',
  ledger: (problems: string) => `Not all of the ledger is believed: ${problems}`,
  trust: (problems: string) => `The newest decision may be another: ${problems}`,
  revision: (number: number | string, problem: string) => `Revision ${number} is not served: ${problem}`,
  otherBytes: (key: string) => `${key} is not what was released: it is not served`,
  unreadable: (key: string) => `${key} cannot be read: files that it alone names are not served`,
  damaged: (key: string, problem: string) => `${key} is not served: ${problem}`,
  data: (problem: string) => `Newer public data is not served: ${problem}`,
  dataAge: (at: string) => `Public data was last composed at ${at}: is the composer running?`,
  dataPage: (path: string, since: string, cause: string) => `${path} keeps its last good text since ${since}: ${cause}`,
} as const;
