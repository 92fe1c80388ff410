import styles from './button.module.css';

/** `go` is the screen's one yellow action, `solid` a deep one in rows and tables, `ghost` the second choice. */
export type ButtonVariant = 'go' | 'solid' | 'ghost';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 44 px instead of 52. */
  small?: boolean | undefined;
  /** Adds the shuttle, for the action that leads on. */
  shuttle?: boolean | undefined;
  className?: string | undefined;
}

export function buttonClass({ variant = 'ghost', small, className }: ButtonLook): string {
  return [styles.button, styles[variant], small && styles.small, className].filter(Boolean).join(' ');
}
