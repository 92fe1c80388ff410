import { pollUntil } from '../../poll-until';

/** The size of the page inside the window, in px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Steps of a pointer or of the keyboard, as WebDriver describes them. */
interface ActionSequence {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** Common part of WebDriver (WebKitGTK) and WebDriver BiDi (Firefox), as much of it as the tests need. */
export interface Driver {
  navigate: (address: string) => Promise<void>;
  /** Gives the value of an expression in the page, which has to be one of JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  perform: (actions: readonly ActionSequence[]) => Promise<void>;
  /** A picture of what is in the window, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Milliseconds that a page may take to become what is waited for. */
const PATIENCE = 30_000;

/** A window of a browser that Playwright does not drive. Selectors are CSS. */
export class EnginePage {
  constructor(
    readonly name: string,
    private readonly driver: Driver,
  ) {}

  async goto(address: string): Promise<void> {
    await this.driver.navigate(address);
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.driver.evaluate(expression);
  }

  /** Waits until an expression is true. */
  async until(expression: string, patience = PATIENCE): Promise<void> {
    try {
      await pollUntil(
        () => this.driver.evaluate<boolean>(`Boolean(${expression})`),
        `${this.name}: ${expression}`,
        patience,
      );
    } catch (error) {
      const words = await this.driver.evaluate<string | null>('document.body?.innerText');
      throw new Error(`${String(error)}\nThe page says: ${words ?? 'nothing'}`, { cause: error });
    }
  }

  /** Waits until the page of this name is alive, any page without one. */
  untilLive(page?: string): Promise<void> {
    const named = page === undefined ? '' : `[data-page="${page}"]`;
    return this.until(`document.querySelector('main${named}[data-state="live"]')`);
  }

  /** Presses the middle of the first element that can be seen, once it rests, as a visitor's pointer does. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.middleAtRest(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)`,
    );
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types into what has the focus; a name such as `Escape` is one key. */
  async type(text: string): Promise<void> {
    const named: Readonly<Record<string, string>> = { Escape: '\uE00C', ArrowRight: '\uE014', ArrowLeft: '\uE012' };
    const keys = text in named ? [named[text] ?? ''] : Array.from(text);
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /**
   * Middle of an element, in px of the window, once it was there twice and nothing else lies over it: what was pressed before may
   * still be moving it.
   */
  private async middleAtRest(find: string): Promise<[number, number]> {
    let before: number[] = [];
    await pollUntil(
      async () => {
        const middle = await this.driver.evaluate<[number, number] | null>(`(() => {
          const element = ${find};
          if (element === undefined) return null;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
          const pressed = document.elementFromPoint(x, y);
          return element.contains(pressed) || [...(element.labels ?? [])].some((each) => each.contains(pressed)) ? [x, y] : null;
        })()`);
        const rests = middle !== null && middle[0] === before[0] && middle[1] === before[1];
        before = middle ?? [];
        return rests;
      },
      `${this.name} rests at ${find}`,
      PATIENCE,
    );
    const [x = 0, y = 0] = before;
    return [x, y];
  }

  picture(): Promise<Buffer> {
    return this.driver.picture();
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
