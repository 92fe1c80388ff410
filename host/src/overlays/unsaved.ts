let unsaved = false;

/** Whether something typed would be lost by leaving the page; no reload is made over it. */
export function hasUnsaved(): boolean {
  return unsaved;
}

export function setUnsaved(now: boolean): void {
  unsaved = now;
}
