import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { EditorTour } from './editor-tour';

function setUp({ reducedMotion = false } = {}) {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  const { container } = render(<EditorTour />);
  const stop = enhanceTouch(container);
  const state = (name: string) => screen.getByText(name, { selector: '[data-cue]' }).dataset['stage'];
  const run = () => fireEvent.click(screen.getByRole('button', { name: '运行' }));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  return { container, stop, state, run, wait };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the flow in the editor', () => {
  it('runs step by step, and stops at the one that asks for a person', () => {
    const { state, run, wait } = setUp();
    run();
    expect([state('读取表格'), state('打开网页'), state('标记并通知')]).toEqual(['running', 'waiting', 'waiting']);
    expect(screen.getByRole('status')).toHaveTextContent('正在运行');
    wait(700);
    expect([state('读取表格'), state('打开网页')]).toEqual(['done', 'running']);
    wait(60_000);
    expect([state('条件判断'), state('写入单元格'), state('标记并通知')]).toEqual(['done', 'done', 'running']);
    expect(screen.getByRole('status')).toHaveTextContent('第 18 家');
  });

  it('prints a line of its log with the step that the line belongs to', () => {
    const { run, wait } = setUp();
    run();
    const last = screen.getByText(/^已停下/).parentElement;
    expect(last).toHaveAttribute('data-stage', 'waiting');
    wait(60_000);
    expect(last).toHaveAttribute('data-stage', 'running');
  });

  it('begins again at a second press, with one run at a time', () => {
    const { state, run, wait } = setUp();
    run();
    wait(1_500);
    run();
    expect(state('读取表格')).toBe('running');
    wait(700);
    expect([state('打开网页'), state('填写输入框')]).toEqual(['running', 'waiting']);
  });

  it('is at its end at once for those who want no motion', () => {
    const { state, run } = setUp({ reducedMotion: true });
    run();
    expect([state('读取表格'), state('标记并通知')]).toEqual(['done', 'running']);
    expect(screen.getByRole('status')).toHaveTextContent('等采购确认');
  });

  it('stops with its page', () => {
    const { state, run, wait, stop } = setUp();
    run();
    stop();
    wait(60_000);
    expect(state('读取表格')).toBe('running');
  });
});

it('the tour names four panes of the window to point out, one at a time', () => {
  setUp();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'library',
    'flow',
    'log',
    'panel',
  ]);
  for (const pane of ['library', 'flow', 'panel', 'log']) {
    expect(document.querySelectorAll(`[data-pane='${pane}']`)).toHaveLength(1);
  }
});
