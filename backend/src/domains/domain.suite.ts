import type { FastifyInstance } from 'fastify';
import type { DataOf, ErrorReason, Role, Route } from '@shared/contract/endpoints';
import type { HttpRequest, HttpResponse } from '@shared/testing/http-request';
import type { BackendConfig } from '../config/backend-config';
import type { Database } from '../database/database';

export interface Sent {
  query?: Record<string, string | number> | undefined;
  body?: unknown;
  token?: string | undefined;
}

/** An expected success or refusal. */
export interface Refused {
  status: number;
  reason: ErrorReason;
  message: string;
  detail: Record<string, unknown>;
}

/** The running application, as a suite uses it. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Makes a call that is to succeed; its answer is held against the contract. */
  call<R extends Route>(route: R, sent?: Sent): Promise<DataOf<R>>;
  /** Makes a call that is to be refused; the refusal is held against the contract. */
  refused(route: Route, sent?: Sent): Promise<Refused>;
  /** Sends any request; a string is the address of a GET. */
  request(request: HttpRequest | string): Promise<HttpResponse>;
  /** Adds a visitor whom no other test knows. */
  newVisitor(visitor?: { roles?: readonly Role[] }): Promise<{ id: number; token: string }>;
  tokenOf(userId: number): Promise<string>;
  /** A second application on the same database, with other settings; who asks for it closes it. */
  openBeside(config: Partial<BackendConfig>): Promise<TestSite>;
  /** Deletes what is over, as the backend does once a day. */
  retain(): Promise<void>;
  /** Takes what changed into the search, as the backend does again and again. */
  index(): Promise<void>;
  /** Folder of visitors' files. */
  readonly uploads: string;
  /** The lines of the log so far. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Tests that run on both engines; `site` is there once they run. */
export type Suite = (site: () => TestSite) => void;
