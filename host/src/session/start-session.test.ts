import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { LOGIN_CHANNEL, type LoginChanged, announceLoginChanged, listenLoginChanged } from '@shared/contract';
import { startSession } from './start-session';

const beginSession = jest.fn();
const goToLogin = jest.fn();
const tellLoginEnded = jest.fn();
jest.mock('./session', () => ({
  beginSession: () => {
    beginSession();
  },
  goToLogin: () => {
    goToLogin();
  },
  tellLoginEnded: () => {
    tellLoginEnded();
  },
}));

const channels: { name: string; onmessage?: () => void }[] = [];
class Channel {
  onmessage?: () => void;
  constructor(readonly name: string) {
    channels.push(this);
  }
}

const changes: LoginChanged[] = [];
const signIn = (token: string) => (document.cookie = `token=${token}; path=/`);
const signOut = () => (document.cookie = 'token=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');
let header: HTMLElement;
let unsaved = false;

beforeAll(() => {
  Object.assign(window, { BroadcastChannel: Channel });
  document.body.innerHTML = '<header><a data-login href="#plain">登录</a></header>';
  header = screen.getByRole('banner');
  listenLoginChanged((change) => changes.push(change));
  startSession(header, null, { go: () => undefined, isUnsaved: () => unsaved });
});
beforeEach(() => {
  signOut();
  fireEvent.focus(window);
  changes.length = 0;
});

describe('a guest’s tab', () => {
  it('sees a login and a log-out of another tab at once, and loads the session then', async () => {
    expect(beginSession).not.toHaveBeenCalled();
    expect(channels.map(({ name }) => name)).toEqual([LOGIN_CHANNEL]);
    signIn('first');
    channels[0]?.onmessage?.();
    channels[0]?.onmessage?.();
    expect(changes).toEqual([{ signedIn: true }]);
    expect(header).toHaveAttribute('data-signed-in');
    await waitFor(() => {
      expect(beginSession).toHaveBeenCalledTimes(1);
    });
    signOut();
    channels[0]?.onmessage?.();
    expect(changes).toEqual([{ signedIn: true }, { signedIn: false, ended: true }]);
    expect(header).not.toHaveAttribute('data-signed-in');
  });

  it.each(['storage', 'focus', 'pageshow'])('notices it at the sign of %s, where nothing else told it', (sign) => {
    signIn('first');
    fireEvent(window, new Event(sign));
    signIn('of somebody else');
    fireEvent(window, new Event(sign));
    expect(changes).toEqual([{ signedIn: true }, { signedIn: true }]);
  });

  it('tells who is writing that the login ended elsewhere, and lets what is written stay', async () => {
    signIn('first');
    fireEvent.focus(window);
    unsaved = true;
    signOut();
    fireEvent.focus(window);
    expect(changes.at(-1)).toEqual({ signedIn: false, ended: true });
    unsaved = false;
    await waitFor(() => {
      expect(tellLoginEnded).toHaveBeenCalledTimes(1);
    });
  });

  it('says nothing twice of what happened in the tab itself', () => {
    signIn('first');
    announceLoginChanged({ signedIn: true });
    fireEvent.focus(window);
    expect(changes).toHaveLength(1);
  });
});

describe('the login link', () => {
  it('goes the way of the login prompt', async () => {
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    await waitFor(() => {
      expect(goToLogin).toHaveBeenCalledTimes(1);
    });
  });

  it('is the browser’s where it is to open another tab', () => {
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  });
});
