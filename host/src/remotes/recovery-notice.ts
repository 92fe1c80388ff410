/** What the visitor may do about it. */
interface Offers {
  retry: () => void;
  /** The page's address, as a plain link. */
  href?: string;
}

/** The one line that says what could not be brought to life, beside the content, never instead of it (design.md rule 4). */
export class RecoveryNotice {
  private element: HTMLElement | undefined;

  constructor(private readonly slot: HTMLElement) {}

  recovering(): void {
    this.say('内容加载遇到问题，正在重试…');
  }

  failed(sentence: string, offers: Offers): void {
    this.say(sentence, offers);
  }

  clear(): void {
    this.element?.remove();
    this.element = undefined;
  }

  private say(sentence: string, offers?: Offers): void {
    this.element ??= this.insert();
    const text = document.createElement('p');
    text.textContent = sentence;
    this.element.replaceChildren(text);
    if (!offers) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '再试一次';
    button.addEventListener('click', offers.retry);
    this.element.append(button);
    if (offers.href === undefined) return;
    const link = document.createElement('a');
    link.href = offers.href;
    // For the browser to follow: what the page's own code could not do, a page load can.
    link.rel = 'external';
    link.textContent = '直接打开这一页';
    this.element.append(link);
  }

  private insert(): HTMLElement {
    const element = document.createElement('aside');
    element.dataset['recovery'] = '';
    element.setAttribute('role', 'status');
    this.slot.before(element);
    return element;
  }
}
