import styles from './badge.module.css';

interface Action {
  label: string;
  run: () => void;
}

/** The line that is over every page that something is overridden in: nobody may take it for the deployed site. */
export class Badge {
  private readonly element = document.createElement('aside');

  say(sentence: string, actions: readonly Action[]): void {
    const text = document.createElement('p');
    text.textContent = sentence;
    this.element.dataset['overrides'] = '';
    this.element.className = styles['badge'] ?? '';
    this.element.setAttribute('aria-label', '开发替换');
    this.element.replaceChildren(text, ...actions.map(button));
    document.body.append(this.element);
  }

  readonly close = (): void => this.element.remove();
}

function button({ label, run }: Action): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', run);
  return element;
}
