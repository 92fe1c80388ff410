import { readOwner, rememberOwner, storeToken } from '@shared/client/auth';
import { type DraftSlots, openSlots, type Texts } from './draft-slots';

interface OpenTab extends DraftSlots {
  type: (content: string) => void;
  text: string;
  other: Texts | null;
}

const opened: OpenTab[] = [];

/** A tab of this browser: what one writes the others hear. */
function openTab(owner = '@1'): OpenTab {
  const tab = { text: '', other: null } as OpenTab;
  const mine = () => (tab.text === '' ? null : { content: tab.text });
  const slots = openSlots('forum-answer-6', owner, {
    mine,
    onOther: (texts) => (tab.other = texts),
    onSent: () => (tab.text = ''),
  });
  tab.text = (slots.first['content'] as string | undefined) ?? '';
  Object.assign(tab, slots, {
    type: (content: string) => {
      tab.text = content;
      slots.keep(mine());
    },
  });
  opened.push(tab);
  return tab;
}

/** The storage tells every tab but the one that wrote; to that one it is no news. */
function tell(write: () => void): void {
  const name = 'forum-answer-6@1';
  const oldValue = localStorage.getItem(name);
  write();
  const newValue = localStorage.getItem(name);
  if (newValue !== oldValue) window.dispatchEvent(new StorageEvent('storage', { key: name, oldValue, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  storeToken('token');
  rememberOwner(1);
});
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

describe('a draft in two tabs', () => {
  it('is not overwritten by the other one: each hears of it, and both are there when the tabs are closed', () => {
    const [first, second] = [openTab(), openTab()];
    tell(() => {
      first.type('先写的');
    });
    expect(second.other).toEqual({ content: '先写的' });
    second.type('后写的');
    first.type('先写的，接着写');
    expect(first.text).toBe('先写的，接着写');
    first.close();
    second.close();
    const third = openTab();
    expect([third.text, third.other]).toEqual(['先写的，接着写', { content: '后写的' }]);
  });

  it('that was put aside is gone once it is sent, and the other one stays', () => {
    const [first, second] = [openTab(), openTab()];
    tell(() => {
      first.type('先写的');
    });
    second.type('后写的');
    second.keep(null);
    const third = openTab();
    expect([third.text, third.other]).toEqual(['先写的', null]);
  });

  it('that both began from stays in each as it is typed there', () => {
    localStorage.setItem('forum-answer-6@1', '{"content":"一起的"}');
    const [first, second] = [openTab(), openTab()];
    tell(() => {
      second.type('另写的');
    });
    expect([first.text, first.other]).toEqual(['一起的', { content: '另写的' }]);
    expect(localStorage.getItem('forum-answer-6~@1')).toBe('{"content":"一起的"}');
  });

  it('is taken for the one in sight, and given back', () => {
    const [first, second] = [openTab(), openTab()];
    tell(() => {
      first.type('先写的');
    });
    second.type('后写的');
    second.text = second.swap({ content: second.text })['content'] as string;
    expect([second.text, second.other]).toEqual(['先写的', { content: '后写的' }]);
    second.text = second.swap({ content: second.text })['content'] as string;
    expect([second.text, second.other]).toEqual(['后写的', { content: '先写的' }]);
  });

  it('leaves every tab that shows it once it is sent, and no other text', () => {
    localStorage.setItem('forum-answer-6@1', '{"content":"一起的"}');
    const [first, second, third] = [openTab(), openTab(), openTab()];
    third.text = '别的';
    tell(() => {
      first.text = '';
      first.keep(null);
    });
    expect([second.text, third.text, localStorage.getItem('forum-answer-6@1')]).toEqual([
      '',
      '别的',
      '{"content":"别的"}',
    ]);
  });

  it('that gets its owner’s name in another tab was not sent: it stays in sight', () => {
    storeToken('another token');
    const owner = readOwner();
    const tab = openTab(owner);
    tab.type('写到一半');
    const [key, oldValue] = [`forum-answer-6${owner}`, localStorage.getItem(`forum-answer-6${owner}`)];
    rememberOwner(1);
    expect([localStorage.getItem(key), localStorage.getItem('forum-answer-6@1')]).toEqual([null, oldValue]);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
    expect(tab.text).toBe('写到一半');
  });
});
