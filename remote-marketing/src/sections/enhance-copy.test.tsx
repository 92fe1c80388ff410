import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { enhanceCopy } from './enhance-copy';

function setUp(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { container } = render(
    <div>
      <pre>print(1)</pre>
      <button type="button" data-copy data-copied="已复制" data-failed="没复制成，请手动选中" hidden>
        复制
      </button>
    </div>,
  );
  return { stop: enhanceCopy(container) };
}

describe('copying sample code', () => {
  it('puts the code beside the button on the clipboard and says so', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    setUp(writeText);
    fireEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(await screen.findByText('已复制')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('print(1)');
  });

  it('says what to do where the browser refuses', async () => {
    setUp(() => Promise.reject(new Error('denied')));
    fireEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(await screen.findByText('没复制成，请手动选中')).toBeVisible();
  });
});
