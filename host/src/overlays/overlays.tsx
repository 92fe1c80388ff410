import { type Root, createRoot } from 'react-dom/client';
import type { SiteMessage } from '@shared/contract';
import { LoginDialog } from './login-dialog';
import { Messages, type ShownMessage } from './messages';

/** Messages that are shown at the same time; an older one makes room. */
const MOST_MESSAGES = 2;
/** Milliseconds that a message stays that is no error. */
const MESSAGE_TIME = 4000;

export type OverlayRequest = { kind: 'login'; reason?: string } | { kind: 'message'; message: SiteMessage };

interface State {
  login: { reason: string | undefined } | null;
  messages: readonly ShownMessage[];
}

/** The login prompt and the messages, in a root of their own beside the page's. */
export class Overlays {
  private readonly root: Root;
  private nextId = 1;
  private state: State = { login: null, messages: [] };

  constructor(container: HTMLElement) {
    this.root = createRoot(container, { identifierPrefix: 'overlays-' });
  }

  show(request: OverlayRequest): void {
    if (request.kind === 'login') {
      this.update({ login: { reason: request.reason } });
      return;
    }
    const id = this.nextId++;
    const others = this.state.messages.filter(({ message }) => message.text !== request.message.text);
    this.update({ messages: [...others, { id, message: request.message }].slice(-MOST_MESSAGES) });
    if (request.message.kind !== 'error') setTimeout(() => this.close(id), MESSAGE_TIME);
  }

  private readonly close = (id: number): void =>
    this.update({ messages: this.state.messages.filter((shown) => shown.id !== id) });

  private update(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    const { login, messages } = this.state;
    this.root.render(
      <>
        {login && <LoginDialog reason={login.reason} onClose={() => this.update({ login: null })} />}
        <Messages messages={messages} onClose={this.close} />
      </>,
    );
  }
}
