import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteConfigSchema } from '@shared/contract/config';
import { type FrameLanguage, frameWords } from '../frame-language';
import { enhanceHeader } from './enhance-header';
import { markCurrent, showPair } from './mark-current';
import { HeaderMarkup } from './header-markup';
import { frameContent, navigationOf } from './navigation';

const config = siteConfigSchema.parse({});

let header: HTMLElement;
let growTo: (wide: boolean) => void;

function build(path = '/', lang: FrameLanguage = 'zh-CN'): void {
  document.body.innerHTML = `<header data-variant="light" data-scrolled="false">${renderToStaticMarkup(
    <HeaderMarkup
      config={config}
      path={path}
      navigation={navigationOf(frameContent({}, lang), config)}
      words={frameWords(lang)}
    />,
  )}</header><main><button type="button">正文</button></main>`;
  header = screen.getByRole('banner');
}

function menu(name: string): HTMLDetailsElement {
  const found = [...header.querySelectorAll<HTMLDetailsElement>('details[data-menu]')].find((details) =>
    details.querySelector('summary')?.textContent.startsWith(name),
  );
  if (!found) throw new Error(`no menu ${name}`);
  return found;
}

function summaryOf(details: HTMLDetailsElement): HTMLElement {
  const summary = details.querySelector('summary');
  if (!summary) throw new Error('no summary');
  return summary;
}

function sheet(): HTMLDetailsElement {
  const found = header.querySelector<HTMLDetailsElement>('details[data-sheet]');
  if (!found) throw new Error('no sheet');
  return found;
}

function hover(details: HTMLElement, type: 'pointerenter' | 'pointerleave', pointerType = 'mouse'): void {
  const event = new MouseEvent(type);
  Object.assign(event, { pointerType });
  details.dispatchEvent(event);
}

beforeEach(() => {
  const listeners: ((event: { matches: boolean }) => void)[] = [];
  growTo = (matches) => {
    for (const listener of listeners) listener({ matches });
  };
  Object.assign(window, {
    matchMedia: () => ({
      addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    }),
    scrollY: 0,
  });
  build();
  enhanceHeader(header);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the drop-down menus', () => {
  it('open after a moment under the pointer and close a moment after it left', () => {
    jest.useFakeTimers();
    hover(menu('产品'), 'pointerenter');
    expect(menu('产品').open).toBe(false);
    jest.advanceTimersByTime(200);
    expect(menu('产品').open).toBe(true);
    hover(menu('产品'), 'pointerleave');
    expect(menu('产品').open).toBe(true);
    jest.advanceTimersByTime(400);
    expect(menu('产品').open).toBe(false);
  });

  it('do not open when the pointer only passes, nor under a finger', () => {
    jest.useFakeTimers();
    hover(menu('产品'), 'pointerenter');
    hover(menu('产品'), 'pointerleave');
    hover(menu('资源'), 'pointerenter', 'touch');
    jest.runAllTimers();
    expect(menu('产品').open).toBe(false);
    expect(menu('资源').open).toBe(false);
  });

  it('stay open on the click that follows a hover, and then also without the pointer', async () => {
    jest.useFakeTimers();
    hover(menu('产品'), 'pointerenter');
    jest.advanceTimersByTime(200);
    fireEvent.click(summaryOf(menu('产品')));
    hover(menu('产品'), 'pointerleave');
    await jest.runAllTimersAsync();
    expect(menu('产品').open).toBe(true);
  });

  it('open with ArrowDown, which moves to the first entry, and go round by arrows, Home and End', async () => {
    const user = userEvent.setup();
    summaryOf(menu('资源')).focus();
    await user.keyboard('{ArrowDown}');
    const links = within(menu('资源')).getAllByRole('link', { hidden: true });
    expect(menu('资源').open).toBe(true);
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links.at(-1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(links[0]).toHaveFocus();
  });

  it('close on Escape and give the focus back', async () => {
    const user = userEvent.setup();
    summaryOf(menu('产品')).focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(menu('产品').open).toBe(false);
    expect(summaryOf(menu('产品'))).toHaveFocus();
  });

  it('close when the focus leaves, on a press outside and when a link is followed', async () => {
    const product = menu('产品');
    product.open = true;
    summaryOf(product).focus();
    screen.getByRole('button', { name: '正文' }).focus();
    expect(product.open).toBe(false);
    product.open = true;
    fireEvent.pointerDown(screen.getByRole('button', { name: '正文' }));
    expect(product.open).toBe(false);
    product.open = true;
    const link = within(product).getAllByRole('link', { hidden: true })[0];
    link?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(link ?? product);
    expect(product.open).toBe(false);
  });

  it('stay closed when a link was followed before the hover could open them', () => {
    jest.useFakeTimers();
    const product = menu('产品');
    const link = within(product).getAllByRole('link', { hidden: true })[0];
    link?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    hover(product, 'pointerenter');
    fireEvent.click(link ?? product);
    jest.runAllTimers();
    expect(product.open).toBe(false);
  });

  it('that a visitor opened before the script came stay open', () => {
    build();
    menu('产品').open = true;
    enhanceHeader(header);
    expect(menu('产品').open).toBe(true);
  });
});

describe('the mobile menu', () => {
  it('keeps the focus inside and the page out of reach while it is open', async () => {
    const user = userEvent.setup();
    const main = screen.getByRole('main');
    sheet().open = true;
    await waitFor(() => {
      expect(main).toHaveAttribute('inert');
    });
    const links = within(sheet()).getAllByRole('link', { hidden: true });
    links.at(-1)?.focus();
    await user.tab();
    expect(summaryOf(sheet())).toHaveFocus();
    await user.tab({ shift: true });
    expect(links.at(-1)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(sheet().open).toBe(false);
    expect(summaryOf(sheet())).toHaveFocus();
    await waitFor(() => {
      expect(main).not.toHaveAttribute('inert');
    });
  });

  it('closes on Back and when the window becomes wide', () => {
    sheet().open = true;
    fireEvent.popState(window);
    expect(sheet().open).toBe(false);
    sheet().open = true;
    growTo(true);
    expect(sheet().open).toBe(false);
  });
});

describe('the header', () => {
  it('is scrolled above 10 px only', () => {
    for (const [y, scrolled] of [
      [10, 'false'],
      [11, 'true'],
      [0, 'false'],
    ] as const) {
      Object.assign(window, { scrollY: y });
      fireEvent.scroll(window);
      expect(header).toHaveAttribute('data-scrolled', scrolled);
    }
  });

  it('marks the page and its section after a navigation', () => {
    markCurrent(header, '/case/detail/retail/a/', 'dark');
    const cases = screen.getAllByRole('link', { name: '客户案例', hidden: true });
    for (const link of cases) expect(link).toHaveAttribute('aria-current', 'true');
    expect(header).toHaveAttribute('data-variant', 'dark');
    markCurrent(header, '/about_us/', 'light');
    for (const link of cases) expect(link).not.toHaveAttribute('aria-current');
    for (const link of screen.getAllByRole('link', { name: '关于我们', hidden: true })) {
      expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  it('marks the name of a menu for its own pages, where no entry of the bar leads to them', () => {
    const marked = () =>
      [...header.querySelectorAll('[data-menu][data-current] summary')].map((name) => name.textContent);
    markCurrent(header, '/product/', 'dark');
    expect(marked()).toHaveLength(1);
    const inBar = [...header.querySelectorAll<HTMLElement>('ul:has(> li > [data-menu]) > li > a[data-path]')];
    markCurrent(header, inBar[0]?.dataset['path'] ?? '', 'dark');
    expect(marked()).toEqual([]);
    build('/product/');
    expect(marked()).toHaveLength(1);
  });
});

it('the way to the other language follows the page that is shown', () => {
  build('/en/', 'en');
  const way = () => header.querySelector('a[data-other]')?.getAttribute('href');
  expect(way()).toBe('/');
  showPair('/site/', '/product');
  expect(way()).toBe('/site/product/');
  showPair('/site/', '/');
  expect(way()).toBe('/site/');
});
