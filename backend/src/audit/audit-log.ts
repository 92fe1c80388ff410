import type { Queryable } from '../database/database';

/** A handler's note of what a call of a role did. */
export interface AuditNote {
  objectType: string;
  /** `*` where it is about all of them, as a list is. */
  objectId: string | number;
  /** The changed fields only. Whose words or address they are is not repeated here. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** A row as it is once it was made or changed, with what is another now. */
export interface Saved<Row> {
  row: Row;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

interface Entry {
  /** Name of the call in the contract, or of what else did it. */
  action: string;
  actorId: number;
  /** The login; null where a login itself or a command does it. */
  sessionId: number | null;
  note: AuditNote;
}

/** The actor of the backend's own commands. */
export const MACHINE = { actorId: 0, sessionId: null } as const;

/** Adds a row to the audit table; rows are never changed. */
export async function writeAudit(transaction: Queryable, { action, actorId, sessionId, note }: Entry): Promise<void> {
  const sql = `insert into audit (actor_id, session_id, action, object_type, object_id, before, after)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)`;
  const json = (value: AuditNote['before']) => (value === undefined ? null : JSON.stringify(value));
  await transaction.query(sql, [
    actorId,
    sessionId,
    action,
    note.objectType,
    String(note.objectId),
    json(note.before),
    json(note.after),
  ]);
}
