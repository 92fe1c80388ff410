import styles from './dye.module.css';

/** The products, as the colour of their weave. */
export type Dye = 'rpa' | 'power' | 'weave' | 'connector' | 'employee' | 'education';

/** A class that sets `--dye`. */
export function dyeClass(dye: Dye): string {
  return styles[dye] ?? '';
}
