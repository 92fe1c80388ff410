/** Knows whether something typed would be lost by leaving the page; nothing reloads it then. */
export class UnsavedWork {
  private marked = false;

  /** A page says so of itself. */
  readonly mark = (unsaved: boolean): void => {
    this.marked = unsaved;
  };

  exists(): boolean {
    return this.marked || [...document.querySelectorAll('[data-slot] :is(input, textarea)')].some(differs);
  }
}

/** Typed into a composed form that is not live yet: nobody but the element knows. */
function differs(field: Element): boolean {
  const holdsText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));
  return holdsText && field.value !== field.defaultValue;
}
