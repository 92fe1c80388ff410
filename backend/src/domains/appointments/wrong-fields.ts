import { Refusal } from '../../http/refusal';

/** Sentences about fields of one form, gathered so that all of them are told at once. */
export class WrongFields {
  readonly #fields: { path: string; message: string }[] = [];

  /** Adds a sentence on a field; each keeps its first. */
  add(path: string, message: string): void {
    if (!this.#fields.some((field) => field.path === path)) this.#fields.push({ path, message });
  }

  /** Demands the fields that a new row must have. */
  need(values: Readonly<Record<string, unknown>>): void {
    for (const [path, value] of Object.entries(values)) if (value === undefined) this.add(path, '请填写');
  }

  /** @throws Refusal `invalid-request` where there is any */
  refuse(): void {
    if (this.#fields.length > 0) throw new Refusal('invalid-request', { fields: this.#fields });
  }
}
