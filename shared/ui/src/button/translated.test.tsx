import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StatusMark } from '../status-mark/status-mark';
import { Button } from './button';

/** Does as a translator: each text becomes another one in an element of its own. */
function translate(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const wrapped = document.createElement('i');
    wrapped.append(text.data);
    text.replaceWith(wrapped);
  }
}

it.each<[string, ReactElement, ReactElement, string]>([
  ['a button', <Button key="a">发布</Button>, <Button key="a">正在发布…</Button>, '正在发布…'],
  [
    'one with a shuttle',
    <Button key="a" shuttle>
      下载
    </Button>,
    <Button key="a" shuttle>
      再下一次
    </Button>,
    '再下一次',
  ],
  ['a state', <StatusMark key="a" status="running" />, <StatusMark key="a" status="done" />, '完成'],
])('%s tells the new words where a translator has replaced the old', (_what, before, after, words) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container).toHaveTextContent(new RegExp(`^${words}$`));
});
