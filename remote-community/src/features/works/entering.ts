import { readToken } from '@shared/client/auth';
import type { PageProps } from '@shared/contract';

/** The form that a work is entered by: the one for messages, told so by its address. */
export const enteringHref = '/contactus/?topic=other&for=work#type=contactus';

/** Said by the login prompt: a work is entered under a visitor's name. */
export const enteringReason = '登录后就能提交作品';

/** Whether the address of the form is for entering a work. */
export function isForEntering(query: string): boolean {
  return new URLSearchParams(query).get('for') === 'work';
}

/** A guest who is on the way to the form is asked to log in over it, and comes back to it. */
export function enhanceEntering(element: HTMLElement, { host }: PageProps): () => void {
  const ask = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[data-entering]');
    // In another tab, the form asks when it is sent.
    if (link && !ctrlKey && !metaKey && !shiftKey && readToken() === undefined) host.openLogin(enteringReason);
  };
  element.addEventListener('click', ask);
  return () => {
    element.removeEventListener('click', ask);
  };
}
