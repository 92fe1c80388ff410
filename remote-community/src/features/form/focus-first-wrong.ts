/** After a refused submit: to the first field that is wrong, once it is marked. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
