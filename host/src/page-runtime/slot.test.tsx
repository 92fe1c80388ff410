import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageModule, PageProps } from '@shared/contract';
import type { RouteMatch } from '../match-route';
import { type RenderError } from './errors';
import { FreshPage } from './page/fresh-page';
import { PreparedPage } from './navigation/prepared-page';
import { type MountedPage, currentAddress } from './page/mounted-page';
import { Slot } from './slot';
import { pageModule, toMounted } from './testing/fixtures';

let broken = false;

function Form({ query }: Pick<PageProps, 'query'>) {
  const [presses, setPresses] = useState(0);
  if (broken) throw new Error('broken on purpose');
  return (
    <section>
      <h1>联系我们</h1>
      <p>query: {query}</p>
      <button
        type="button"
        onClick={() => {
          setPresses(presses + 1);
        }}
      >
        {presses} presses
      </button>
      <div data-static="faq">
        <em>常见问题</em>
      </div>
    </section>
  );
}

function page(Component: PageModule['Component'], name = 'page'): MountedPage {
  const route = { pattern: `/${name}`, remote: 'remote-a', page: name, header: 'light' } as const;
  const match: RouteMatch = { route, params: {}, path: `/${name}/` };
  return toMounted(match, pageModule(Component));
}

/** The slot as the shell composes it. */
function compose(): Slot {
  document.body.innerHTML = `<main data-slot="" data-state="static"><div data-page-root="">${renderToString(
    <Form query="" />,
  )}</div></main>`;
  return new Slot(screen.getByRole('main'));
}

const heading = () => screen.getByRole('heading', { level: 1 });
const button = () => screen.getByRole('button', { name: /presses/ });
const text = () => screen.getByRole('main').textContent;

/** A page that nothing was composed of. */
function fresh(title: string): FreshPage {
  return new FreshPage(page(() => <h1>{title}</h1>, 'other'));
}

/** Text that is not hidden for a page that was rendered ahead. */
function readable(slot: Slot): string {
  return [...slot.element.children]
    .filter((child) => !(child instanceof HTMLElement && child.dataset['prepared'] !== undefined))
    .map((child) => child.textContent)
    .join('');
}

describe('a slot', () => {
  beforeEach(() => {
    broken = false;
    Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
    history.replaceState(null, '', '/page/');
  });

  it('hydrates the composed nodes, and keeps them', async () => {
    const slot = compose();
    const composed = [heading(), button()];
    await slot.hydrate(page(Form), () => undefined);
    expect([heading(), button()]).toEqual(composed);
    expect(heading()).toBe(composed[0]);
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent('1 presses');
    });
    expect(button()).toBe(composed[1]);
  });

  it('puts composed nodes back where the page throws while it is hydrated, and can be hydrated again', async () => {
    const slot = compose();
    const before = slot.element.innerHTML;
    broken = true;
    await expect(slot.hydrate(page(Form), () => undefined)).rejects.toMatchObject({ name: 'RenderError' });
    expect(slot.element.innerHTML).toBe(before);
    broken = false;
    await slot.hydrate(page(Form), () => undefined);
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent('1 presses');
    });
  });

  it('says so where the page throws later, and puts back what was composed', async () => {
    const slot = compose();
    const before = slot.element.innerHTML;
    const errors: RenderError[] = [];
    await slot.hydrate(page(Form), (error) => errors.push(error));
    fireEvent.click(button());
    await waitFor(() => {
      expect(button()).toHaveTextContent('1 presses');
    });
    broken = true;
    slot.update();
    await waitFor(() => {
      expect(errors).toHaveLength(1);
    });
    expect(errors[0]).toMatchObject({ name: 'RenderError', request: 'page', cause: { message: 'broken on purpose' } });
    expect(slot.restore()).toBe(true);
    expect(slot.element.innerHTML).toBe(before);
  });

  it('puts copies back, so that what was saved can be put back a second time', async () => {
    const slot = compose();
    const before = slot.element.innerHTML;
    await slot.hydrate(page(Form), () => undefined);
    slot.restore();
    heading().textContent = 'changed';
    slot.restore();
    expect(slot.element.innerHTML).toBe(before);
  });

  it('writes its state into the document, and is busy while another page loads', () => {
    const slot = compose();
    slot.show('loading');
    expect(slot.element).toHaveAttribute('data-state', 'loading');
    expect(slot.element).toHaveAttribute('aria-busy');
    slot.show('live');
    expect(slot.element).toHaveAttribute('data-state', 'live');
    expect(slot.element).not.toHaveAttribute('aria-busy');
  });

  it('touches the document only where its state is another', () => {
    const slot = compose();
    slot.show('recovering');
    const changes = new MutationObserver(() => undefined);
    changes.observe(slot.element, { attributes: true });
    slot.show('recovering');
    expect(changes.takeRecords()).toEqual([]);
    slot.show('live');
    expect(changes.takeRecords()).not.toEqual([]);
  });

  it('gives the page what the address says', async () => {
    const slot = compose();
    await slot.hydrate(page(Form), () => undefined);
    expect(text()).toContain('query: 0');
    history.replaceState(null, '', '/page/?kind=new');
    slot.update();
    await waitFor(() => {
      expect(text()).toContain('query: ?kind=new');
    });
  });

  it('keeps the composed nodes where the query changes before the page is live', async () => {
    const slot = compose();
    const composed = heading();
    const told = jest.fn();
    addEventListener('error', told);
    const hydrated = slot.hydrate(page(Form), () => undefined);
    slot.update();
    await hydrated;
    removeEventListener('error', told);
    expect(heading()).toBe(composed);
    expect(told).not.toHaveBeenCalled();
  });

  it('gives fresh copies of what was composed for a static region, each time that a page asks', async () => {
    const slot = compose();
    const region = screen.getByText('常见问题');
    const rendered = jest.fn<undefined, [PageProps]>();
    const Asking: PageModule['Component'] = (props) => {
      rendered(props);
      return <Form query={props.query} />;
    };
    await slot.hydrate(page(Asking), () => undefined);
    const given = rendered.mock.calls[0]?.[0];
    expect(given?.composed).toBe(true);
    const [first] = given?.host.composedRegion('faq') ?? [];
    expect(first).not.toBe(region);
    if (first) first.textContent = 'changed';
    region.remove();
    expect(given?.host.composedRegion('faq').map(({ textContent }) => textContent)).toEqual(['常见问题']);
    expect(given?.host.composedRegion('other')).toEqual([]);
  });

  it('gives no composed nodes to a page that was rendered from nothing', async () => {
    const slot = compose();
    await slot.hydrate(page(Form), () => undefined);
    const given = jest.fn<undefined, [readonly Node[]]>();
    const Asking: PageModule['Component'] = ({ host }) => {
      given(host.composedRegion('faq'));
      return <h1>别的</h1>;
    };
    slot.render(new FreshPage(page(Asking)), () => undefined);
    expect(given).toHaveBeenCalledWith([]);
  });

  it('puts another page in place of the one that is shown, with no moment in between', async () => {
    const slot = compose();
    await slot.hydrate(page(Form), () => undefined);
    const seen: string[] = [];
    const changes = new MutationObserver(() => seen.push(readable(slot)));
    changes.observe(slot.element, { childList: true });
    expect(slot.render(fresh('购买'), () => undefined)).toBe(true);
    expect(readable(slot)).toBe('购买');
    await waitFor(() => {
      expect(slot.element.childElementCount).toBe(1);
    });
    expect(seen).not.toContain('');
    expect(slot.element).toHaveAttribute('data-page', 'other');
    expect(slot.restore()).toBe(false);
  });

  it('shows a page that was rendered ahead at once, and says when it is live', async () => {
    const slot = compose();
    await slot.hydrate(page(Form), () => undefined);
    const prepared = new PreparedPage(page(() => <h1>购买</h1>, 'other'));
    prepared.prepare(slot.element, currentAddress());
    await waitFor(() => {
      expect(prepared.container.dataset['prepared']).toBe('done');
    });
    expect(readable(slot)).toContain('联系我们');
    const onLive = jest.fn();
    expect(slot.render(prepared, onLive)).toBe(false);
    expect(readable(slot)).toBe('购买');
    expect(onLive).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(onLive).toHaveBeenCalledTimes(1);
    });
    expect([...slot.element.children]).toEqual([prepared.container]);
  });

  it('keeps the page that is shown where the other one throws', async () => {
    const slot = compose();
    await slot.hydrate(page(Form), () => undefined);
    const before = slot.element.innerHTML;
    broken = true;
    expect(() => slot.render(new FreshPage(page(Form)), () => undefined)).toThrow('page');
    expect(slot.element.innerHTML).toBe(before);
  });
});
