import type { Failure } from './machine';

/** Ways on that the visitor is offered. */
export interface Offers {
  retry: () => void;
  /** The page's address, as a plain link. */
  href?: string | undefined;
}

/** The one line that says what could not be loaded, beside the content, never instead of it (docs/architecture.md rule 4). */
export class RecoveryNotice {
  #element: HTMLElement | undefined;

  constructor(private readonly slot: HTMLElement) {
    // The notice that the starter showed goes: the host speaks from here on.
    document.querySelector('[data-recovery]')?.remove();
  }

  retrying(): void {
    this.#say('内容加载遇到问题，正在重试…');
  }

  failed(failure: Failure, { retry, href }: Offers): void {
    const button = create('button', { type: 'button', textContent: '再试一次', onclick: retry });
    // The browser follows the link itself: a page load can do what the page's own code could not.
    const link = href === undefined ? '' : create('a', { href, rel: 'external', textContent: '直接打开这一页' });
    this.#say(sentence(failure), button, link);
  }

  clear(): void {
    this.#element?.remove();
    this.#element = undefined;
  }

  #say(words: string, ...offers: readonly (HTMLElement | string)[]): void {
    this.#element ??= this.#insert();
    this.#element.replaceChildren(create('p', { textContent: words }), ...offers);
  }

  #insert(): HTMLElement {
    const element = create('aside', {});
    element.dataset['recovery'] = '';
    element.setAttribute('role', 'status');
    this.slot.before(element);
    return element;
  }
}

function create<Name extends 'a' | 'aside' | 'button' | 'p'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

const causes: Readonly<Partial<Record<string, string>>> = {
  OfflineError: '现在没有网络',
  SlowError: '网络太慢，页面还没有到齐',
  GoneError: '这一页刚刚更新过',
  RenderError: '页面的程序出了错',
};
const remains: Readonly<Record<Failure['readable'], string>> = {
  'this page': '；内容可以照常阅读，链接也能用。',
  'the page before': '，新的一页没有打开；这一页和写了一半的内容都还在。',
  nothing: '，内容没有显示出来。',
};

/** The cause in a few words, then what still works. */
function sentence({ error, readable }: Failure): string {
  return (causes[error.name] ?? '页面的交互部分没有加载成功') + remains[readable];
}
