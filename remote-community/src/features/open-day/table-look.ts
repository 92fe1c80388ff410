import type { Dye, Weave } from '@shared/ui';

const looks: readonly { weave: Weave; dye: Dye }[] = [
  { weave: 'plain', dye: 'rpa' },
  { weave: 'basket', dye: 'connector' },
  { weave: 'jacquard', dye: 'power' },
  { weave: 'twill', dye: 'weave' },
  { weave: 'satin', dye: 'employee' },
  { weave: 'herringbone', dye: 'education' },
];

/** A table is known by its weave, in the plan, in the list and on the ticket. */
export function tableLook(index: number): { weave: Weave; dye: Dye } {
  return looks[index % looks.length] ?? { weave: 'plain', dye: 'rpa' };
}
