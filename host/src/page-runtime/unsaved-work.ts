/** Knows whether something typed would be lost by leaving the page; nothing reloads it then. */
export class UnsavedWork {
  private marked = false;

  /** A page says so of itself. */
  readonly mark = (unsaved: boolean): void => {
    this.marked = unsaved;
  };

  exists(): boolean {
    // Text typed into a composed form that is not live yet is known to the element alone.
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    return this.marked || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  }
}

/** Fields that hold text. */
const FIELDS = '[data-slot] :is(textarea,input:not([type=checkbox],[type=radio],[type=file]))';
