import { render } from '@testing-library/react';
import { listenPlaces, readPlaces } from '../comics/places';
import { useKeptPlace } from './use-kept-place';

function Chapter({ id, panel }: { id: number; panel: number }) {
  useKeptPlace(id, 7, { panel, of: 9 });
  return null;
}

const panelOf = (chapter: number) => readPlaces()[String(chapter)]?.panel;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the place in a chapter', () => {
  it('is written down where one stays, and not while one turns on', () => {
    const { rerender } = render(<Chapter id={1} panel={1} />);
    for (const panel of [2, 3, 4]) {
      jest.advanceTimersByTime(300);
      rerender(<Chapter id={1} panel={panel} />);
    }
    expect(panelOf(1)).toBeUndefined();
    jest.advanceTimersByTime(400);
    expect(panelOf(1)).toBe(4);
  });

  it('is not lost where one leaves at once, and each chapter keeps its own', () => {
    const { rerender, unmount } = render(<Chapter id={1} panel={2} />);
    rerender(<Chapter id={2} panel={5} />);
    expect(panelOf(1)).toBe(2);
    window.dispatchEvent(new Event('pagehide'));
    expect(panelOf(2)).toBe(5);
    rerender(<Chapter id={2} panel={6} />);
    unmount();
    expect(panelOf(2)).toBe(6);
  });

  it('is shown in the lists when the chapter is closed, and not before', () => {
    const listed = jest.fn();
    const ignore = listenPlaces(listed);
    const { unmount } = render(<Chapter id={1} panel={3} />);
    jest.advanceTimersByTime(1000);
    expect(listed).not.toHaveBeenCalled();
    unmount();
    expect(listed).toHaveBeenCalledTimes(1);
    ignore();
  });
});
