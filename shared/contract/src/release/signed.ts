/** A signature over a document: Ed25519 over the canonical JSON (sorted keys, no blanks) of what is signed. */
export interface Signature {
  /** SHA-256 of the public key (32 bytes, raw), hexadecimal. */
  key: string;
  /** 64 bytes, base64. */
  signature: string;
}

/**
 * A document that nobody believes without its signatures. `type` is signed, too: no document passes for one of another kind.
 * It is stored as its canonical JSON and read from nothing else, so that no byte of it can change unseen.
 */
export interface Signed<T extends { type: string }> {
  signed: T;
  signatures: readonly Signature[];
}
