/** How often whoever serves looks at the store, and how long a visitor waits for that, in ms. */
export interface Pace {
  /** Milliseconds between two looks for a revision; 0: before each answer. */
  revision: number;
  /** Milliseconds between two looks for newer public data. */
  data: number;
  /** ms of a look after which what is held is served. */
  patience: number;
}

/** A folder is read in less than a millisecond. */
export const folderPace: Pace = { revision: 0, data: 250, patience: Infinity };

/**
 * A bucket is asked over a network, and paid by the request: a promotion is there within 1 s and what it takes to load it.
 * Nobody asks while no visitor comes.
 */
export const bucketPace: Pace = { revision: 1000, data: 1000, patience: 500 };

/** Waits for looks as long as visitors may; while one is slower than that, for none. */
export class Patience {
  private slow = false;

  constructor(private readonly most: number) {}

  async of(look: Promise<void>): Promise<void> {
    if (this.most === Infinity) return look;
    const over = look.finally(() => (this.slow = false));
    if (this.slow) {
      // Callers that waited for it hear of its end.
      over.catch(() => undefined);
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.slow = true;
        over.catch(() => undefined);
        resolve();
      }, this.most);
    });
    await Promise.race([over, late]).finally(() => clearTimeout(timer));
  }
}
