import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { ShareButton } from './share-button';

const showMessage = jest.fn();
const { Component } = definePage({
  head: { title: '', description: '' },
  Component: () => <ShareButton title="怎样跳过一行" />,
});
const props = {
  path: '/community/question/6/',
  host: { showMessage },
  config: { basePath: '/site/' },
} as unknown as PageProps;
const press = async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  render(<Component {...props} />);
  await user.click(screen.getByRole('button', { name: '分享' }));
  return copied;
};
const url = 'http://localhost/site/community/question/6/';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  showMessage.mockClear();
});

it('gives the address of the page, without what its query says, to the device', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await press();
  expect(share).toHaveBeenCalledWith({ title: '怎样跳过一行', url });
});

it('copies the address where the device has no way of sharing', async () => {
  expect(await press()).toHaveBeenCalledWith(url);
  expect(showMessage).toHaveBeenCalledWith({ kind: 'success', text: '链接已复制，可以发给别人' });
});

it('says nothing where the visitor closed the dialog, and shows the address where it failed', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  await press();
  expect(showMessage).not.toHaveBeenCalled();
  Object.assign(navigator, { share: () => Promise.reject(new Error('no')) });
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(showMessage).toHaveBeenCalledWith({ kind: 'error', text: expect.stringContaining(url) as string });
});
