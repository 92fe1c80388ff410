import type { PartReference } from '@shared/contract/release';
import { compositionsOf } from '@shared/contract/release/canaries';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import type { Store } from '@shared/store/store/store';

/** Revisions that are looked at for a part that was composed before. */
const LOOKED_AT = 20;

/**
 * Parts that may be taken as they are: those of revisions that somebody signed, and those that this process composed.
 * What lies in the store besides may be anybody's.
 */
export class KnownParts {
  private readonly own = new Map<string, PartReference>();
  private signed: Promise<Map<string, PartReference>> | undefined;
  private head: KnownRevision | null = null;

  constructor(private readonly store: Store) {}

  /** The same, with what is signed up to another head. */
  upTo(head: KnownRevision | null): this {
    this.head = head;
    this.signed = undefined;
    return this;
  }

  /** A part by what it is made from, if all of it is there. */
  async find(ingredients: string): Promise<PartReference | null> {
    this.signed ??= this.look();
    const reference = this.own.get(ingredients) ?? (await this.signed).get(ingredients);
    return reference && (await this.store.findPart(reference)) ? reference : null;
  }

  keep(ingredients: string, reference: PartReference): void {
    this.own.set(ingredients, reference);
  }

  private async look(): Promise<Map<string, PartReference>> {
    const found = new Map<string, PartReference>();
    if (!this.head) return found;
    let looked = 0;
    const ids = new Set<string>();
    for await (const revision of this.store.ledger.from(this.head)) {
      for (const reference of compositionsOf(revision)) {
        if (ids.has(reference.id)) continue;
        ids.add(reference.id);
        const composition = await this.store.findComposition(reference);
        for (const part of Object.values(composition?.parts ?? {})) {
          const [ingredients = ''] = part.key.split('.');
          if (!found.has(ingredients)) found.set(ingredients, part);
        }
      }
      looked += 1;
      if (looked === LOOKED_AT) break;
    }
    return found;
  }
}
