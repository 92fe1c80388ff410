/** The one line that says what could not be brought to life, beside the content, never instead of it (design.md rule 4). */
export class RecoveryNotice {
  private element: HTMLElement | undefined;

  constructor(private readonly slot: HTMLElement) {}

  recovering(): void {
    this.say('内容加载遇到问题，正在重试…');
  }

  failed(sentence: string, retry: () => void): void {
    this.say(sentence, retry);
  }

  clear(): void {
    this.element?.remove();
    this.element = undefined;
  }

  private say(sentence: string, retry?: () => void): void {
    this.element ??= this.insert();
    const text = document.createElement('p');
    text.textContent = sentence;
    this.element.replaceChildren(text);
    if (!retry) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '再试一次';
    button.addEventListener('click', retry);
    this.element.append(button);
  }

  private insert(): HTMLElement {
    const element = document.createElement('aside');
    element.dataset['recovery'] = '';
    element.setAttribute('role', 'status');
    this.slot.before(element);
    return element;
  }
}
