import { renderToStaticMarkup } from 'react-dom/server';
import * as ui from '..';

const icons = Object.entries(ui).flatMap(([name, Icon]) =>
  name.endsWith('Icon') && typeof Icon === 'function' ? [{ name, Icon: Icon as typeof ui.ArrowIcon }] : [],
);

describe('an icon', () => {
  it('is drawn as its file says, and takes a class', () => {
    expect(renderToStaticMarkup(<ui.CloseIcon className="a b" />)).toBe(
      '<svg class="a b" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="1.8"></path></svg>',
    );
  });

  it.each(icons)('$name is hidden from assistive technology, as large as it is drawn', ({ Icon }) => {
    const svg = document.createElement('div');
    svg.innerHTML = renderToStaticMarkup(<Icon />);
    const { width, height, viewBox, 'aria-hidden': hidden, ...others } = attributesOf(svg.firstElementChild);
    expect([viewBox, hidden, others]).toEqual([`0 0 ${width ?? ''} ${height ?? ''}`, 'true', {}]);
  });
});

function attributesOf(element: Element | null): Record<string, string> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}
