import { readOwner, storedObject } from '@shared/client/auth';
import { guarded } from '@shared/contract/guarded';

/** Texts of a form by field. */
export type Texts = Readonly<Record<string, unknown>>;

/** A draft as one tab keeps it. */
export interface DraftSlots {
  /** Texts that this tab begins from. */
  first: Texts;
  /** Keeps what is typed here; null where that is nothing. */
  keep: (mine: Texts | null) => void;
  /** Puts the other draft in the place of this tab's, which is the other one then. */
  swap: (mine: Texts | null) => Texts;
  close: () => void;
}

interface Tab {
  /** Texts typed in this tab, null where there are none. */
  mine: () => Texts | null;
  /** Told when there is another draft than this tab's, or none any more. */
  onOther: (texts: Texts | null) => void;
  /** Told when another tab sent the very text that is here. */
  onSent: () => void;
}

/**
 * Tabs do not overwrite each other's drafts: there is a place for the draft, and a spare one for who finds that another tab has
 * written there meanwhile. Both stay when the tabs are closed.
 */
export function openSlots(key: string, owner: string, { mine, onOther, onSent }: Tab): DraftSlots {
  const name = key + owner;
  const spare = spareName(key, owner);
  const read = (slot: string) => {
    const texts = storedObject(slot);
    return Object.keys(texts).length > 0 ? texts : null;
  };
  // Text that this tab wrote or read last: while it still is there, no other tab writes.
  let known = JSON.stringify(read(name));
  // The spare one is this tab's.
  let isAside = false;
  const write = (texts: Texts | null) => {
    writeDraft(name, texts);
    known = JSON.stringify(read(name));
  };
  const keep = (texts: Texts | null) => {
    const stored = read(name);
    const isMine = JSON.stringify(stored) === known || JSON.stringify(stored) === JSON.stringify(texts);
    if (isMine) {
      write(texts);
      return;
    }
    if (texts || isAside) writeDraft(spare, texts);
    isAside = texts !== null;
    onOther(stored);
  };
  const hear = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (changed !== name) return;
    if (newValue !== null) {
      keep(mine());
      return;
    }
    // A draft whose owner got a name, or is another one, was moved, and not sent.
    if (readOwner() !== owner) return;
    const here = mine();
    const isSent = here !== null && JSON.stringify(here) === oldValue;
    write(isSent ? null : here);
    writeDraft(spare, null);
    onOther(null);
    if (isSent) onSent();
  };
  const left = read(spare);
  if (left) onOther(left);
  window.addEventListener('storage', hear);
  return {
    first: read(name) ?? {},
    keep,
    swap(texts) {
      const stored = read(name);
      const other = JSON.stringify(stored) === known ? read(spare) : stored;
      write(other);
      writeDraft(spare, texts);
      isAside = false;
      onOther(texts);
      return other ?? {};
    },
    close: () => window.removeEventListener('storage', hear),
  };
}

export function spareName(key: string, owner: string): string {
  return `${key}~${owner}`;
}

export function writeDraft(key: string, values: object | null): void {
  guarded(() => {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
  });
}
