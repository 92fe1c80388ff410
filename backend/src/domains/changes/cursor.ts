/** A place in the outbox: the row that was told last. */
export interface Place {
  /** The outbox's own number, another one after it was restored. */
  databaseId: string;
  /** Numbers of 64 bits stay text. */
  transactionId: string;
  id: string;
  /** Microseconds since 1970 of the row: one with the same numbers, written after files were put back, has another. */
  at: string;
}

/** So many digits that every such text is a number to the database. */
const parts = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/;

/** Opaque to who asks. */
export function cursorOf({ databaseId, transactionId, id, at }: Place): string {
  return Buffer.from([databaseId, transactionId, id, at].join('.')).toString('base64url');
}

/** Null where it is no cursor. */
export function placeOf(cursor: string): Place | null {
  const match = parts.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) return null;
  const [, databaseId = '', transactionId = '', id = '', at = ''] = match;
  const place = { databaseId, transactionId, id, at };
  // Decoding forgives letters too many.
  return cursorOf(place) === cursor ? place : null;
}
