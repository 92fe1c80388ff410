import { type Root, createRoot } from 'react-dom/client';
import { LoginDialog } from './login-dialog';
import { Messages, type ShownMessage } from './messages';
import type { OverlayRequest } from './overlay-request';

/** Messages that stand at the same time; an older one makes room. */
const MOST_MESSAGES = 2;
/** How long a message that is no error stays, in ms. */
const MESSAGE_TIME = 4000;

let root: Root | undefined;
let nextId = 1;
let state: { login: { reason: string | undefined } | null; messages: readonly ShownMessage[] } = {
  login: null,
  messages: [],
};

/** Shows the login prompt or a message, in a root of its own beside the page's. */
export function showOverlay(request: OverlayRequest): void {
  if (request.kind === 'login') {
    update({ login: { reason: request.reason } });
    return;
  }
  const id = nextId++;
  const others = state.messages.filter(({ message }) => message.text !== request.message.text);
  update({ messages: [...others, { id, message: request.message }].slice(-MOST_MESSAGES) });
  if (request.message.kind !== 'error') setTimeout(() => close(id), MESSAGE_TIME);
}

function close(id: number): void {
  update({ messages: state.messages.filter((shown) => shown.id !== id) });
}

function update(change: Partial<typeof state>): void {
  state = { ...state, ...change };
  const container = document.getElementById('overlays');
  if (!container) return;
  root ??= createRoot(container, { identifierPrefix: 'overlays-' });
  root.render(
    <>
      {state.login && <LoginDialog reason={state.login.reason} onClose={() => update({ login: null })} />}
      <Messages messages={state.messages} onClose={close} />
    </>,
  );
}
