import { Refusal } from '../../http/refusal';

/** Sentences about fields of one form, gathered so that all of them are told at once. */
export class WrongFields {
  readonly #fields: { path: string; message: string }[] = [];

  /** One sentence a field: the first. */
  add(path: string, message: string): void {
    if (!this.#fields.some((field) => field.path === path)) this.#fields.push({ path, message });
  }

  /** Of a new row, what has to be there. */
  need(values: Readonly<Record<string, unknown>>): void {
    for (const [path, value] of Object.entries(values)) if (value === undefined) this.add(path, '请填写');
  }

  /** @throws Refusal `invalid-request` where there is any */
  refuse(): void {
    if (this.#fields.length > 0) throw new Refusal('invalid-request', { fields: this.#fields });
  }
}
