import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** Fields one under the other. It says itself what is wrong, at each field; the browser's own bubbles stay away. */
export function Form(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form noValidate {...props} className={styles.form} />;
}
