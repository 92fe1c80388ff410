import { act, renderHook } from '@testing-library/react';
import { rememberOwner, storedObject, storeToken } from '@shared/client/auth';
import { pageAround } from '@shared/testing/render-in-page';
import { usePassedDraft } from './use-passed-draft';
import { writeDraft } from './draft-slots';

const KEY = 'chapter-comment-3';
const signIn = () => {
  act(() => {
    storeToken('token');
    rememberOwner(3);
  });
};

beforeEach(() => {
  localStorage.clear();
});

describe('text that a guest typed into a form that is not there yet', () => {
  it('is theirs when they sign in, and not the next guest’s', () => {
    writeDraft(KEY, { content: '写到一半' });
    renderHook(() => usePassedDraft(KEY), { wrapper: pageAround() });
    signIn();
    const kept = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
    expect(kept).toHaveLength(1);
    expect(kept).not.toContain(KEY);
    expect(storedObject(kept[0] ?? '')).toEqual({ content: '写到一半' });
  });
});
