import React, { type ComponentType, type FunctionComponent, type ReactNode, type Ref } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Families } from './hot-families';
import { showProblems } from './hot-page';

jest.mock('./hot-page', () => ({ showProblems: jest.fn() }));

type Kit = Families['shared'] & { signed: (type: unknown, hooks: string) => void };

/** A page of one module, as it is marked and announced in a build: whatever `build` gives is registered. */
async function openPage(build: (kit: Kit) => Record<string, unknown> & { Page: unknown }) {
  const families = new Families(React);
  const name = expect.getState().currentTestName ?? '';
  const evaluate = (next: typeof build) => {
    const { register, signature, end } = families.module(name);
    const made = next({ ...families.shared, signed: (type, hooks) => signature()(type, hooks) });
    for (const [own, type] of Object.entries(made)) register(type, own);
    end();
    return families.page(name, made.Page);
  };
  const Page = evaluate(build) as ComponentType;
  await act(() => Promise.resolve(render(<Page />)));
  return (next: typeof build) =>
    act(() =>
      families.follow(() => {
        evaluate(next);
        return Promise.resolve(() => undefined);
      }),
    );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A button that counts, in a component of each kind. */
const kinds: Record<string, (kit: Kit, words: string) => unknown> = {
  'a function': (kit, words) => counter(kit, words),
  'a memo': ({ memo, ...kit }, words) => memo(counter(kit as Kit, words)),
  'a memo that compares': ({ memo, ...kit }, words) => memo(counter(kit as Kit, words), () => false),
  'one that forwards its ref': ({ forwardRef, ...kit }, words) => {
    const Counter = counter(kit as Kit, words);
    return forwardRef((props: object, ref: Ref<HTMLButtonElement>) => Counter({ ...props, ref }) as React.JSX.Element);
  },
};

function counter({ createElement, useState }: Kit, words: string): FunctionComponent<{ ref?: Ref<HTMLButtonElement> }> {
  return function Counter({ ref }) {
    const [count, setCount] = useState(0);
    return createElement('button', { ref, onClick: () => setCount(count + 1) }, `${words} ${count}`);
  };
}

describe('a component of the next build', () => {
  it.each(Object.entries(kinds))('keeps its state where it is %s', async (_kind, make) => {
    const build = (words: string) => (kit: Kit) => {
      const Counter = make(kit, words) as FunctionComponent;
      // Elements that outlive a render hold it too.
      return { Counter, Page: () => kit.useMemo(() => kit.createElement(Counter), []) };
    };
    const follow = await openPage(build('一'));
    await press('一 0');
    await follow(build('二'));
    await press('二 1');
    await follow(build('三'));
    expect(screen.getByRole('button', { name: '三 2' })).toBeInTheDocument();
  });

  it('is mounted anew, alone, where its hooks are others', async () => {
    const build = (words: string, more: boolean) => (kit: Kit) => {
      const [Other, Counter] = [counter(kit, '别的'), counter(kit, words)];
      const Hooked: FunctionComponent = () => {
        if (more) kit.useEffect(() => undefined, []);
        return Counter({}) as React.JSX.Element;
      };
      kit.signed(Hooked, more ? 'useEffect useState' : 'useState');
      return {
        Other,
        Hooked,
        Page: () => [kit.createElement(Other, { key: 1 }), kit.createElement(Hooked, { key: 2 })],
      };
    };
    const follow = await openPage(build('一', false));
    await press('一 0');
    await press('别的 0');
    await follow(build('二', true));
    await press('二 0');
    await follow(build('三', true));
    expect(screen.getByRole('button', { name: '三 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '别的 1' })).toBeInTheDocument();
  });

  it('comes anew where it is a class', async () => {
    const build =
      (words: string) =>
      ({ Component, createElement }: Kit) => {
        class Words extends Component {
          override render() {
            return words;
          }
        }
        return { Words, Page: () => createElement(Words) };
      };
    const follow = await openPage(build('一'));
    await follow(build('二'));
    expect(document.body).toHaveTextContent('二');
  });

  it('comes anew where it is of another kind', async () => {
    const build = (words: string, isMemo: boolean) => (kit: Kit) => {
      const Plain = counter(kit, words);
      const Counter = isMemo ? kit.memo(Plain) : Plain;
      return { Counter, Page: () => kit.createElement(Counter) };
    };
    const follow = await openPage(build('一', true));
    await follow(build('二', false));
    await press('二 0');
    await follow(build('三', true));
    expect(screen.getByRole('button', { name: '三 0' })).toBeInTheDocument();
  });

  it('is loaded before it is shown where it is lazy', async () => {
    const loaded: string[] = [];
    const build = (words: string) => (kit: Kit) => {
      const Counter = counter(kit, words);
      const Lazy = kit.lazy(() => {
        loaded.push(words);
        return Promise.resolve({ default: Counter });
      });
      const Page = () => kit.createElement(kit.Suspense, { fallback: '……' }, kit.createElement(Lazy));
      return { Counter, Lazy, Page };
    };
    const follow = await openPage(build('一'));
    await press('一 0');
    await follow(build('二'));
    expect(screen.getByRole('button', { name: '二 1' })).toBeInTheDocument();
    expect(loaded).toEqual(['一', '二']);
  });

  it('finds the contexts of the build before, in their order', async () => {
    const build = (words: string) => (kit: Kit) => {
      const [One, Two] = [kit.createContext('没有'), kit.createContext('没有')];
      const Counter = counter(kit, words);
      const Inner: FunctionComponent = () =>
        kit.createElement('p', null, kit.useContext(One), kit.useContext(Two), kit.createElement(Counter));
      const within = (children: ReactNode) =>
        kit.createElement(One, { value: '甲' }, kit.createElement(Two, { value: '乙' }, children));
      return { Counter, Inner, Page: () => within(kit.createElement(Inner)) };
    };
    const follow = await openPage(build('一'));
    await press('一 0');
    await follow(build('二'));
    expect(document.body).toHaveTextContent('甲乙二 1');
  });
});

it('a page that throws is told of, and mended by the next build', async () => {
  const build = (words: string | null) => (kit: Kit) => ({
    Page: () => {
      if (words === null) throw new Error('缺了一句');
      return kit.createElement('p', null, words);
    },
  });
  const follow = await openPage(build('一'));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await follow(build(null));
  expect(said).toHaveBeenCalled();
  said.mockRestore();
  expect(showProblems).toHaveBeenCalledWith(['Error: 缺了一句']);
  await follow(build('二'));
  expect(screen.getByText('二')).toBeInTheDocument();
});
