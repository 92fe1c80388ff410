import styles from './logo.module.css';
import { LogoMark } from './logo-mark';

interface LogoProps {
  /** The brand's name, from the configuration. */
  name: string;
  className?: string | undefined;
}

/** Mark and name; put it into the link that leads home. Follows the tone around it. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={className ? `${styles.logo} ${className}` : styles.logo}>
      <LogoMark className={styles.mark} />
      {name}
    </span>
  );
}
