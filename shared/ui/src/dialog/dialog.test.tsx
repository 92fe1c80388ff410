import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

const onClose = jest.fn();
// jsdom has the element without its methods.
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});

function setUp() {
  return render(
    <Dialog title="预订三号桌" note="余 2 位" onClose={onClose}>
      <input aria-label="怎么称呼" />
    </Dialog>,
  );
}

describe('a dialog', () => {
  it('is modal as long as it is rendered, and is closed before it goes, so that the focus goes back', () => {
    const { unmount } = setUp();
    expect(screen.getByRole('dialog', { name: '预订三号桌' })).toBeInTheDocument();
    expect(showModal).toHaveBeenCalledTimes(1);
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('asks to be closed by its button, by Escape and by a press beside it', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays when something inside it is pressed or cancelled', async () => {
    setUp();
    const field = screen.getByRole('textbox');
    await userEvent.click(field);
    fireEvent(field, new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
