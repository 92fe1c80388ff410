import { replayPresses } from './replay-presses';

/** Replays one press of `target`, made `age` ms ago, and says whether it was clicked. */
function replayed(target: HTMLElement, { href, age = 0 }: { href?: string; age?: number } = {}): boolean {
  const clicked = jest.fn((event: Event) => {
    event.preventDefault();
  });
  target.addEventListener('click', clicked);
  target.setAttribute('aria-busy', 'true');
  const presses = [{ target, at: performance.now() - age, href }];
  replayPresses(presses);
  expect(target).not.toHaveAttribute('aria-busy');
  expect(presses).toEqual([]);
  return clicked.mock.calls.length === 1;
}

function placed<Name extends 'a' | 'button'>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

describe('presses before the page was live', () => {
  beforeEach(() => {
    document.body.replaceChildren();
    location.hash = '';
  });

  it('is pressed again, unless that is long ago or it is gone', () => {
    expect(replayed(placed('button'))).toBe(true);
    expect(replayed(placed('button'), { age: 11_000 })).toBe(false);
    expect(replayed(document.createElement('button'))).toBe(false);
  });

  it('is, of a link, pressed again where it leads to the same', () => {
    const link = placed('a');
    link.href = '#one';
    expect(replayed(link, { href: link.href })).toBe(true);
  });

  it('is, of a link that leads elsewhere now or is gone, where it led then', () => {
    const link = placed('a');
    link.href = '#two';
    expect(replayed(link, { href: new URL('#one', location.href).href })).toBe(false);
    expect(location.hash).toBe('#one');
    link.remove();
    expect(replayed(link, { href: new URL('#three', location.href).href })).toBe(false);
    expect(location.hash).toBe('#three');
  });
});
