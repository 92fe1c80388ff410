import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReaderView } from './reader-view';
import { useReaderKeys } from './use-reader-keys';

const go = jest.fn();
const on = jest.fn();
const back = jest.fn();
const toEnd = jest.fn();
const fullscreen = jest.fn();
const help = jest.fn();

function Stage({ mode }: { mode: ReaderView['mode'] }) {
  const press = useReaderKeys({ reading: { go, on, back, toEnd }, mode, fullscreen, help });
  return (
    <div role="application" aria-label="舞台" tabIndex={0} onKeyDown={press}>
      <button type="button">点赞</button>
    </div>
  );
}

async function type(keys: string, mode: ReaderView['mode']) {
  render(<Stage mode={mode} />);
  screen.getByRole('application').focus();
  await userEvent.keyboard(keys);
}

beforeEach(() => {
  jest.clearAllMocks();
});

describe('the keys of the reader', () => {
  it('turn on and back', async () => {
    await type('{ArrowRight}{ArrowRight}{ArrowLeft}', 'whole');
    expect(on).toHaveBeenCalledTimes(2);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('lead to both ends', async () => {
    await type('{Home}{End}', 'page');
    expect(go.mock.calls).toEqual([[1]]);
    expect(toEnd).toHaveBeenCalledTimes(1);
  });

  it('turn with the space bar, but leave it to a button and to the strip', async () => {
    await type(' ', 'page');
    expect(on).toHaveBeenCalledTimes(1);
    on.mockClear();
    screen.getByRole('button').focus();
    await userEvent.keyboard(' ');
    expect(on).not.toHaveBeenCalled();
  });

  it('scroll the strip with the space bar as the browser does', async () => {
    await type(' ', 'strip');
    expect(on).not.toHaveBeenCalled();
  });

  it('open the whole screen and the list of keys', async () => {
    await type('f?', 'page');
    expect(fullscreen).toHaveBeenCalledTimes(1);
    expect(help).toHaveBeenCalledTimes(1);
  });
});
