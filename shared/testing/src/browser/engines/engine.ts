import { pollUntil } from './poll-until';

/** Of the page inside the window, in px. */
export interface WindowSize {
  width: number;
  height: number;
}

/** One step of a pointer or of the keyboard, as WebDriver describes it. */
interface ActionSequence {
  type: 'pointer' | 'key';
  id: string;
  actions: readonly Record<string, unknown>[];
}

/** What WebDriver (WebKitGTK) and WebDriver BiDi (Firefox) have in common, as much of it as the tests need. */
export interface Driver {
  navigate: (address: string) => Promise<void>;
  /** Gives the value of an expression in the page, which has to be one of JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  perform: (actions: readonly ActionSequence[]) => Promise<void>;
  /** A picture of what is in the window, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** How long a page may take to become what is waited for, in ms. */
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
    await pollUntil(
      () => this.driver.evaluate<boolean>(`Boolean(${expression})`),
      `${this.name}: ${expression}`,
      patience,
    );
  }

  /** Waits until the page of this name is alive, any page without one. */
  untilLive(page?: string): Promise<void> {
    const named = page === undefined ? '' : `[data-page="${page}"]`;
    return this.until(`document.querySelector('main${named}[data-state="live"]')`);
  }

  /** Presses the middle of the first element that can be seen, as a visitor's pointer does. */
  async click(selector: string): Promise<void> {
    const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)`;
    await this.until(find);
    const [x, y] = await this.evaluate<[number, number]>(`(() => {
      const element = ${find};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    })()`);
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

  picture(): Promise<Buffer> {
    return this.driver.picture();
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
