export interface CastProps {
  /** Where the person stands, and how large. */
  at: string;
  /** Patterns of the shadow on coat and skin: one weave a person. */
  cloth: string;
  skin: string;
}
