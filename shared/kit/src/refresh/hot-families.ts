import type * as ReactModule from 'react';
import type { ComponentType, Context, FunctionComponent, ReactNode, Ref } from 'react';
import runtime from 'react-refresh/runtime';
import { showProblems } from './hot-page';

type React = typeof ReactModule;
type Props = Record<string, unknown>;
type Component = FunctionComponent<Props>;

/** A type of an element that is no function, as React makes it. */
interface ObjectType {
  $$typeof: symbol;
  type: unknown;
  compare: ((before: object, now: object) => boolean) | null;
  render: (props: Props, ref: Ref<unknown>) => ReactNode;
  _init: (payload: unknown) => unknown;
  _payload: unknown;
}

/** What elements hold in place of a family's components, and what it renders until it has to be mounted anew. */
type StandIn = Partial<Record<'type' | 'inner', unknown>>;

/**
 * The components of all builds that a page has seen, each with what it was before: a family. React's production build cannot put one in
 * another's place: elements hold a stand-in, which stays and renders the newest of its family. What has no family is mounted anew.
 */
export class Families {
  readonly #standIns = new Map<runtime.Family, StandIn>();
  readonly #contexts = new Map<string, Context<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #lazy = new Set<runtime.Family>();
  #module: { name: string; contexts: number } | undefined;
  #isFollowing = false;
  #generation = 0;

  constructor(private readonly React: React) {}

  /** React for the containers of this page. */
  get shared(): React {
    const { createContext, createElement } = this.React;
    return {
      ...this.React,
      createElement: ((type: string, ...rest: []) =>
        createElement(this.#standInOf(type) as string, ...rest)) as React['createElement'],
      createContext: <T>(value: T) => {
        const { name, contexts } = (this.#module &&= { ...this.#module, contexts: this.#module.contexts + 1 }) ?? {};
        const context = (this.#contexts.get(`${name} ${contexts}`) ?? createContext(value)) as Context<T>;
        if (name !== undefined) this.#contexts.set(`${name} ${contexts}`, context as Context<unknown>);
        return context;
      },
    };
  }

  /** Called as a module begins (`refreshed-module.ts`); contexts that it creates until its end are those of the build before. */
  module(name: string) {
    this.#module = { name, contexts: 0 };
    return {
      register: (type: unknown, own: string) => {
        runtime.register(type, `${name} ${own}`);
        // Of a module that comes late: whoever imports it may have shown the build before.
        if (!this.#isFollowing) setTimeout(() => !this.#isFollowing && this.#replace() && this.#tell());
      },
      signature: runtime.createSignatureFunctionForTransform,
      end: () => (this.#module = undefined),
    };
  }

  /** A page's component, of whichever build is the newest. */
  page(name: string, type: unknown): ComponentType<Props> {
    const { createElement } = this.React;
    runtime.register(type, `page ${name}`);
    const [Boundary, Page] = [this.#boundary(), this.#standInOf(type) as Component];
    return (props) => {
      // What was composed is of the build before.
      const now = this.#useGeneration() === 0 ? props : { ...props, composed: false };
      return createElement(Boundary, null, createElement(Page, now));
    };
  }

  /** Puts in place what is registered while `load` runs, and the lazy parts that are shown; then calls what `load` gave. */
  readonly follow = async (load: () => Promise<() => void>): Promise<void> => {
    this.#isFollowing = true;
    try {
      const done = await load();
      do this.#replace();
      while (await this.#loadLazy());
      this.#tell();
      done();
    } finally {
      this.#isFollowing = false;
    }
  };

  #replace(): boolean {
    const update = runtime.performReactRefresh();
    for (const family of update?.staleFamilies ?? []) {
      const standIn = this.#standIns.get(family);
      delete standIn?.inner;
      // Those who hold it hold another one when they render next.
      if ([family.current, standIn?.type].some((type) => typeof type === 'object')) delete standIn?.type;
    }
    return update !== null;
  }

  #tell(): void {
    this.#generation += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Whether any was not there yet. */
  async #loadLazy(): Promise<boolean> {
    const waiting = [...this.#lazy].flatMap(({ current }) => {
      const { _init, _payload } = current as ObjectType;
      try {
        _init(_payload);
        return [];
      } catch (thrown) {
        return [thrown instanceof Error ? Promise.reject(thrown) : thrown];
      }
    });
    await Promise.all(waiting);
    return waiting.length > 0;
  }

  #standInOf(type: unknown): unknown {
    if (typeof type !== 'function' && typeof type !== 'object') return type;
    const family = runtime.getFamilyByType(type);
    if (!family) return type;
    const standIn = this.#standIns.get(family) ?? {};
    this.#standIns.set(family, standIn);
    return (standIn.type ??= this.#makeStandIn(family, standIn));
  }

  #makeStandIn(family: runtime.Family, standIn: StandIn): unknown {
    const now = () => family.current as ObjectType;
    const { $$typeof, compare, type } = now();
    const kind = typeof family.current === 'function' ? 'function' : $$typeof.description;
    if (kind === 'react.lazy') {
      const _init = () => {
        this.#lazy.add(family);
        return this.#standInOf(now()._init(now()._payload));
      };
      return { $$typeof, _init };
    }
    if (kind === 'react.memo') {
      const isSame = (before: object, after: object) => now().compare?.(before, after) ?? false;
      return this.React.memo(this.#standInOf(type) as Component, compare ? isSame : undefined);
    }
    if (kind !== 'function' && kind !== 'react.forward_ref') return family.current;
    return (props: Props) => {
      this.#useGeneration();
      return this.React.createElement((standIn.inner ??= this.#makeInner(family)) as Component, props);
    };
  }

  #makeInner(family: runtime.Family): unknown {
    const { current } = family;
    if (typeof current !== 'function')
      return this.React.forwardRef<unknown, Props>((props, ref) => (family.current as ObjectType).render(props, ref));
    if ((current.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent) return current;
    return (props: Props) => Reflect.apply(family.current as Component, undefined, [props]);
  }

  #useGeneration(): number {
    const subscribe = this.React.useCallback((listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    }, []);
    const generation = () => this.#generation;
    return this.React.useSyncExternalStore(subscribe, generation, generation);
  }

  /** Holds a page that throws in a build that it followed, until the next one: the host would take it away. */
  #boundary() {
    const generation = () => this.#generation;
    return class Boundary extends this.React.Component<{ children?: ReactNode }> {
      override state = { at: -1, thrown: undefined as unknown };

      static getDerivedStateFromError(thrown: unknown) {
        return { at: generation(), thrown };
      }

      override componentDidCatch(thrown: unknown) {
        showProblems([String(thrown)]);
      }

      override render() {
        const { at, thrown } = this.state;
        if (at === 0 && generation() === 0) throw thrown;
        return at === generation() ? null : this.props.children;
      }
    };
  }
}
