/** A request of a visit, and how it is counted. */
export interface VisitRequest {
  kind: 'page' | 'file' | 'call' | 'write';
  /** The whole request as it goes over the line. */
  text: string;
}

/** Visits that come at a rate, whether those before are served or not. */
export interface VisitsJob {
  do: 'visits';
  port: number;
  /** Visits in their order; the list is gone round. */
  visits: readonly (readonly VisitRequest[])[];
  perSecond: number;
  seconds: number;
}

/** A job that sends one request again and again over so many connections. */
export interface SaturationJob {
  do: 'saturate';
  port: number;
  text: string;
  connections: number;
  seconds: number;
}

export type Job = VisitsJob | SaturationJob;

export interface VisitsResult {
  visits: number;
  requests: number;
  /** The kinds of failure, each with how often it came. */
  failures: Record<string, number>;
  /** Milliseconds from when a visit was due to the last byte of its page. */
  page: Percentiles;
  /** Milliseconds that a read call, and a write, took. */
  call: Percentiles;
  write: Percentiles;
  /** Milliseconds that visits began after they were due: the generator itself was late. */
  late: Percentiles;
  bytes: number;
}

export interface Percentiles {
  count: number;
  p50: number;
  p99: number;
}

export interface SaturationResult {
  requests: number;
  seconds: number;
  /** Bytes of one answer, with its head. */
  bytes: number;
}

/** Milliseconds at most that visits which still go on at the end of a run are waited for. */
export const LONGEST_WAIT = 5000;
