import styles from './text.module.css';

function pick(name: string): string {
  return styles[name] ?? '';
}

/** Classes for text and for the page's measure, where a component would only wrap one element. */
export const text = {
  lead: pick('lead'),
  small: pick('small'),
  note: pick('note'),
  mono: pick('mono'),
  dim: pick('dim'),
  /** Seen by screen readers alone. */
  visuallyHidden: pick('visuallyHidden'),
  /** The 1200 px measure with the page's side padding. */
  wrap: pick('wrap'),
} as const;
