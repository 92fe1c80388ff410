import { type FoundPage, SiteSearch, foundWords, groupsOf } from '@shared/client/search';
import { sitePath } from '@shared/contract/config';
import styles from './search-box.module.css';

/** Pages that a field offers; the page of the search has the others. */
const MOST = 8;

/** Gives what makes a field a combobox that offers pages (ARIA APG: editable, with a list). */
export function searchBoxes(go: (href: string) => void): (input: HTMLInputElement) => void {
  const config = window.__SITE_CONFIG__;
  const search = new SiteSearch(config.basePath);
  const open = new WeakSet<HTMLInputElement>();
  return (input) => {
    if (open.has(input)) return;
    open.add(input);
    const box = new SearchBox(input, search, (path) => sitePath(config, path));
    input.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      box.close();
      const query = input.value.trim();
      go(query === '' ? '/search/' : `/search/?q=${encodeURIComponent(query)}`);
      input.closest<HTMLDetailsElement>('details')?.removeAttribute('open');
    });
    void box.show();
  };
}

class SearchBox {
  private readonly list = made('div', styles.list);
  private readonly status = made('p', styles.status);
  private options: HTMLElement[] = [];
  private active = -1;
  /** Counts what was typed: what was found for something earlier is not shown. */
  private turn = 0;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly search: SiteSearch,
    private readonly addressOf: (path: string) => string,
  ) {
    this.list.id = `search-${input.form?.dataset['search'] ?? ''}`;
    this.list.hidden = true;
    set(this.list, { role: 'listbox', 'aria-label': '找到的页面' });
    set(this.status, { role: 'status' });
    const about = {
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': this.list.id,
      'aria-autocomplete': 'list',
    };
    set(input, about);
    input.form?.append(this.list, this.status);
    input.addEventListener('input', () => void this.show());
    input.addEventListener('focus', () => void this.show());
    input.addEventListener('keydown', (event) => this.press(event));
    input.form?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) this.close();
    });
    // A press on an option leaves the focus where one types.
    this.list.addEventListener('mousedown', (event) => event.preventDefault());
    this.list.addEventListener('click', () => this.close());
  }

  /** Shows what is found at once, and then what the pieces of the index add. */
  async show(): Promise<void> {
    const query = this.input.value.trim();
    this.turn += 1;
    const { turn } = this;
    try {
      await this.search.ready();
      if (turn !== this.turn) return;
      if (query === '') {
        this.close();
        return;
      }
      this.draw(query);
      if ((await this.search.more(query)) && turn === this.turn) this.draw(query);
    } catch {
      if (turn === this.turn) this.status.textContent = '现在搜不了，按回车到搜索页再试。';
    }
  }

  close(): void {
    this.turn += 1;
    this.list.hidden = true;
    this.status.textContent = '';
    this.input.setAttribute('aria-expanded', 'false');
    this.mark(-1);
  }

  private draw(query: string): void {
    const answer = this.search.find(query);
    this.options = [];
    const shown = groupsOf(answer.pages.slice(0, MOST)).map(([name, pages]) => this.group(name, pages));
    const all = this.option(`/search/?q=${encodeURIComponent(query)}`, [made('b', undefined, '全部结果')]);
    this.list.replaceChildren(...shown, all);
    this.list.hidden = false;
    this.status.textContent = foundWords(query, { ...answer, total: answer.pages.length });
    this.input.setAttribute('aria-expanded', 'true');
    this.mark(-1);
  }

  private group(name: string, pages: readonly FoundPage[]): HTMLElement {
    const group = made('div');
    set(group, { role: 'group', 'aria-label': name });
    const label = made('small', undefined, name);
    set(label, { 'aria-hidden': 'true' });
    const options = pages.map(({ path, title, heading, words }) => {
      const below = made('span');
      below.append(...parts(heading.length > 0 ? heading : words));
      const above = made('b');
      above.append(...parts(title));
      return this.option(path, [above, below]);
    });
    group.append(label, ...options);
    return group;
  }

  private option(path: string, content: readonly Node[]): HTMLElement {
    const option = made('a');
    option.href = this.addressOf(path);
    option.id = `${this.list.id}-${this.options.length}`;
    set(option, { role: 'option', 'aria-selected': 'false', tabindex: '-1' });
    option.append(...content);
    this.options.push(option);
    return option;
  }

  private press(event: KeyboardEvent): void {
    const { key, isComposing } = event;
    const count = this.options.length;
    if (isComposing || this.list.hidden || count === 0) return;
    if (key === 'ArrowDown') this.mark((this.active + 1) % count);
    else if (key === 'ArrowUp') this.mark((this.active <= 0 ? count : this.active) - 1);
    else if (key === 'Enter' && this.active >= 0) this.options[this.active]?.click();
    // The first press closes the list, the next one the menu around it.
    else if (key === 'Escape') {
      this.close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  private mark(at: number): void {
    this.active = at;
    for (const [place, option] of this.options.entries()) option.setAttribute('aria-selected', String(place === at));
    const option = this.options[at];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.input.setAttribute('aria-activedescendant', option.id);
    else this.input.removeAttribute('aria-activedescendant');
  }
}

function parts(marked: FoundPage['title']): Node[] {
  return marked.map(({ text, hit }) => (hit ? made('mark', undefined, text) : document.createTextNode(text)));
}

function set(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className !== undefined) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
