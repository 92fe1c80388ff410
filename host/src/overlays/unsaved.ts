let unsaved = false;

/** Whether something typed would be lost by leaving the page; no reload is made over it. */
export function hasUnsaved(): boolean {
  return unsaved || [...document.querySelectorAll('[data-slot] :is(input, textarea)')].some(differs);
}

export function setUnsaved(now: boolean): void {
  unsaved = now;
}

/** Typed into a composed form that is not alive yet: nobody but the element knows. */
function differs(field: Element): boolean {
  const holdsText =
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type));
  return holdsText && field.value !== field.defaultValue;
}
