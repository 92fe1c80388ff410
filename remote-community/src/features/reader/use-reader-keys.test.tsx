import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReaderView } from './reader-view';
import { useReaderKeys } from './use-reader-keys';

const go = jest.fn();
const fullscreen = jest.fn();
const help = jest.fn();

function Stage({ mode, step }: { mode: ReaderView['mode']; step: number }) {
  const press = useReaderKeys({ reading: { panel: 3, count: 6, step, go }, mode, fullscreen, help });
  return (
    <div role="application" aria-label="舞台" tabIndex={0} onKeyDown={press}>
      <button type="button">喜欢</button>
    </div>
  );
}

async function type(keys: string, stage: { mode: ReaderView['mode']; step?: number }) {
  render(<Stage mode={stage.mode} step={stage.step ?? 1} />);
  screen.getByRole('application').focus();
  await userEvent.keyboard(keys);
}

beforeEach(() => {
  jest.clearAllMocks();
});

describe('the keys of the reader', () => {
  it('turn one panel', async () => {
    await type('{ArrowRight}{ArrowLeft}', { mode: 'page' });
    expect(go.mock.calls).toEqual([[4], [2]]);
  });

  it('turn both panels of a spread', async () => {
    await type('{ArrowRight}', { mode: 'spread', step: 2 });
    expect(go).toHaveBeenCalledWith(5);
  });

  it('lead to both ends', async () => {
    await type('{Home}{End}', { mode: 'page' });
    expect(go.mock.calls).toEqual([[1], [6]]);
  });

  it('turn with the space bar, but leave it to a button and to the strip', async () => {
    await type(' ', { mode: 'page' });
    expect(go).toHaveBeenCalledWith(4);
    go.mockClear();
    screen.getByRole('button').focus();
    await userEvent.keyboard(' ');
    expect(go).not.toHaveBeenCalled();
  });

  it('scroll the strip with the space bar as the browser does', async () => {
    await type(' ', { mode: 'strip' });
    expect(go).not.toHaveBeenCalled();
  });

  it('open the whole screen and the list of keys', async () => {
    await type('f?', { mode: 'page' });
    expect(fullscreen).toHaveBeenCalledTimes(1);
    expect(help).toHaveBeenCalledTimes(1);
  });
});
