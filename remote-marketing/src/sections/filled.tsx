import { Fragment, type ReactNode } from 'react';

const NAME = /\{(\w+)\}/;

/** Words with what their `{names}` stand for; an unknown name stays as it is. */
export function filled(words: string, facts: Readonly<Record<string, string | number>>): string {
  return words.replaceAll(new RegExp(NAME, 'g'), (braced, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : braced,
  );
}

/** The same where a name stands for an element. */
export function filledWith(words: string, facts: Readonly<Record<string, ReactNode>>): ReactNode {
  return words
    .split(NAME)
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        <Fragment key={place}>{Object.hasOwn(facts, part) ? facts[part] : `{${part}}`}</Fragment>
      ),
    );
}
