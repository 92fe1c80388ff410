import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { ReadingScene } from './reading-scene';

function setUp() {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { container } = render(<ReadingScene />);
  enhanceTouch(container);
  const row = (name: string) => screen.getByText(name, { selector: 'li > span' }).parentElement;
  const read = () => {
    fireEvent.click(screen.getByRole('button', { name: '认一遍' }));
    act(() => jest.advanceTimersByTime(60_000));
  };
  return { row, read };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('reading a delivery note', () => {
  it('fills in the fields that it is sure of, and asks about the one written by hand', () => {
    const { row, read } = setUp();
    read();
    expect(row('送货单号')).toHaveAttribute('data-stage', 'done');
    expect(row('数量')).toHaveAttribute('data-stage', 'done');
    expect(row('实收')).toHaveAttribute('data-stage', 'running');
    expect(screen.getByRole('status')).toHaveTextContent('62%');
  });

  it('takes the answer of a person, and says what the flow does with it', () => {
    setUp();
    fireEvent.click(screen.getByRole('radio', { name: '是 46 根' }));
    expect(screen.getByRole('status')).toHaveTextContent('少 2 根，通知采购');
    fireEvent.click(screen.getByRole('radio', { name: '是 48 根' }));
    expect(screen.getByRole('status')).toHaveTextContent('与采购单相符，入库');
  });

  it('asks anew when it reads again', () => {
    const { read } = setUp();
    const answer = screen.getByRole('radio', { name: '是 48 根' });
    fireEvent.click(answer);
    expect(answer).toBeChecked();
    read();
    expect(answer).not.toBeChecked();
  });
});
