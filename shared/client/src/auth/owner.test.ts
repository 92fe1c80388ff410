import { forgetToken } from '../token';
import { clearToken, forgetOwner, isUnknown, listenOwner, logout, readOwner, rememberOwner, storeToken } from './index';

const kept = (name: string): unknown => JSON.parse(localStorage.getItem(name) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  clearToken();
});

describe('the owner of drafts and marks', () => {
  it('is nobody for a guest, unknown for a new token, and a person once the server has said so', () => {
    const told = jest.fn();
    const stop = listenOwner(told);
    expect(readOwner()).toBe('');
    storeToken('first token');
    expect(isUnknown(readOwner())).toBe(true);
    rememberOwner(12);
    expect(readOwner()).toBe('@12');
    storeToken('another token');
    expect(isUnknown(readOwner())).toBe(true);
    expect(told).toHaveBeenCalledTimes(3);
    stop();
  });

  it('keeps nothing of the token', () => {
    storeToken('a-secret-token-of-some-length');
    rememberOwner(12);
    expect(JSON.stringify(localStorage)).not.toContain('secret');
  });

  it('takes over at the login what the guest began, the newer word first', () => {
    localStorage.setItem('forum-question', JSON.stringify({ topic: '', title: '现在写的', content: '' }));
    localStorage.setItem('forum-question@12', JSON.stringify({ topic: 'start', title: '以前写的', content: '正文' }));
    localStorage.setItem('comic-places', JSON.stringify({ 1: { panel: 2, at: 5 }, 2: { panel: 9, at: 50 } }));
    localStorage.setItem('comic-places@12', JSON.stringify({ 1: { panel: 7, at: 10 } }));
    localStorage.setItem('help-voter', 'of this browser');
    storeToken('token');
    rememberOwner(12);
    expect(kept('forum-question@12')).toEqual({ topic: 'start', title: '现在写的', content: '正文' });
    expect(kept('comic-places@12')).toEqual({ 1: { panel: 7, at: 10 }, 2: { panel: 9, at: 50 } });
    expect([kept('forum-question'), kept('comic-places')]).toEqual([null, null]);
    expect(localStorage.getItem('help-voter')).toBe('of this browser');
  });

  it('takes over what was typed before the server had said whose the login is', () => {
    storeToken('token');
    localStorage.setItem(`forum-question${readOwner()}`, JSON.stringify({ title: '已经在写' }));
    rememberOwner(12);
    expect(kept('forum-question@12')).toEqual({ title: '已经在写' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('forum'))).toEqual(['forum-question@12']);
  });

  it('takes over what was typed under a login that ended before anybody had said whose it was', () => {
    storeToken('ends soon');
    localStorage.setItem(`forum-answer-6${readOwner()}`, JSON.stringify({ content: '写了一半' }));
    forgetToken('ends soon');
    storeToken('the next');
    rememberOwner(12);
    expect(kept('forum-answer-6@12')).toEqual({ content: '写了一半' });
  });

  it('leaves nothing without a name to the next one when the visitor logs out', () => {
    storeToken('token');
    localStorage.setItem(`forum-answer-6${readOwner()}`, '{"content":"写了一半"}');
    localStorage.setItem('forum-answer-6@2', '{"content":"别人的"}');
    void logout();
    storeToken('the next');
    rememberOwner(12);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('forum'))).toEqual(['forum-answer-6@2']);
  });

  it('is forgotten with the account, and nobody else is', () => {
    storeToken('token');
    rememberOwner(2);
    for (const name of ['forum-answer-6@2', 'comic-places@2', 'forum-answer-6@12', 'comic-view'])
      localStorage.setItem(name, '{}');
    forgetOwner();
    expect(Object.keys(localStorage).sort()).toEqual(['comic-view', 'forum-answer-6@12']);
  });

  it('is heard of in other tabs, before anything there changes its name', () => {
    storeToken('a');
    localStorage.setItem('forum-question', '{"title":"问"}');
    const order = jest.spyOn(Storage.prototype, 'setItem');
    rememberOwner(12);
    expect(order.mock.calls.map(([key]) => key)).toEqual(['site:visitor', 'forum-question@12']);
    order.mockRestore();
    const heard = jest.fn();
    const stop = listenOwner(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'site:visitor' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'forum-question@12' }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
