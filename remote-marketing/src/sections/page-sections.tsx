import { ClosingAction, ThreadSection } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Plain } from './plain';
import { ActionLinks, type ActionWords } from './start-actions';

type Shown<Name extends string> = Readonly<Record<Name, { tag: string }>> & { sections: readonly string[] };

interface PageSectionsProps<Name extends string> {
  words: Shown<NoInfer<Name>>;
  /** What stands for a section; one that is false is not there. */
  of: Readonly<Record<Name, ReactNode>>;
  /** What a section is where there is no thread (`pages/page-kinds.json`). */
  section?: typeof Plain;
  /** The section that is the page's one picture, where there is no thread. */
  dark?: NoInfer<Name>;
}

/** The sections of a page in the order of its words. The thread changes sides with each, runs straight into the first, and ends on the left. */
export function PageSections<Name extends string>({ words, of, section: Section, dark }: PageSectionsProps<Name>) {
  const names = [...new Set(words.sections)].filter(
    (name): name is Name => Object.hasOwn(of, name) && of[name as Name] !== false,
  );
  const end = names.length - 1;
  const isStraight = (place: number) => place === 0 || (place === end && place % 2 === 1);
  return names.map((name, place) => {
    if (Section)
      return (
        <Section key={name} tag={words[name].tag} dark={name === dark}>
          {of[name]}
        </Section>
      );
    return (
      <ThreadSection
        key={name}
        side={place % 2 === 1 && place !== end ? 'right' : 'left'}
        first={isStraight(place)}
        last={place === end || isStraight(place + 1)}
        {...(!isStraight(place) && { tag: words[name].tag })}
      >
        {of[name]}
      </ThreadSection>
    );
  });
}

interface ClosingProps extends Omit<ComponentProps<typeof ClosingAction>, 'children'> {
  actions: readonly ActionWords[];
}

/** The end of a page, with its ways on. */
export function Closing({ actions, ...words }: ClosingProps) {
  return (
    <ClosingAction {...words}>
      <ActionLinks actions={actions} />
    </ClosingAction>
  );
}
