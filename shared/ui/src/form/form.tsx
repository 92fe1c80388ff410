import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/**
 * Fields one under the other. It says itself what is wrong, at each field; the browser's own bubbles stay away. As a form of a dialog
 * it is sent by its page's code alone: a press before that is there leaves what was typed where it is, and out of the address.
 */
export function Form(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form method="dialog" noValidate {...props} className={styles.form} />;
}

/** The button that sends a form, and what became of its draft. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

/** The purpose of a form's data, in a line before its button. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
