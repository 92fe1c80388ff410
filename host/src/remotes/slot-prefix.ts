/** Every root of the page gives its ids a prefix of its own; composing and hydrating use the same. */
export const SLOT_PREFIX = 'slot-';
