import type { brows, extras, eyes, mouths } from './features';

interface Expression {
  eyes: keyof typeof eyes;
  brows: keyof typeof brows;
  mouth: keyof typeof mouths;
  extra: keyof typeof extras;
}

/** Before adding one, see whether these parts are enough. */
export const expressions = {
  calm: { eyes: 'dot', brows: 'calm', mouth: 'smile', extra: 'none' },
  tired: { eyes: 'tired', brows: 'worry', mouth: 'wavy', extra: 'sweat' },
  dizzy: { eyes: 'spiral', brows: 'worry', mouth: 'wavy', extra: 'sweat' },
  shock: { eyes: 'wide', brows: 'up', mouth: 'round', extra: 'none' },
  panic: { eyes: 'wide', brows: 'worry', mouth: 'shout', extra: 'sweat' },
  happy: { eyes: 'happy', brows: 'up', mouth: 'grin', extra: 'blush' },
  content: { eyes: 'closed', brows: 'calm', mouth: 'smile', extra: 'blush' },
  doubt: { eyes: 'side', brows: 'one', mouth: 'flat', extra: 'none' },
  stern: { eyes: 'dot', brows: 'stern', mouth: 'frown', extra: 'none' },
  smirk: { eyes: 'side', brows: 'calm', mouth: 'smirk', extra: 'none' },
  awe: { eyes: 'star', brows: 'up', mouth: 'grin', extra: 'blush' },
  warm: { eyes: 'happy', brows: 'calm', mouth: 'smile', extra: 'blush' },
  tell: { eyes: 'dot', brows: 'up', mouth: 'grin', extra: 'none' },
} as const satisfies Record<string, Expression>;

export type ExpressionName = keyof typeof expressions;
