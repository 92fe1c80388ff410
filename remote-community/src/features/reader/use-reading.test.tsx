import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { type Place, savePlace, tellPlaces } from '../comics/places';
import type { ReaderView } from './reader-view';
import { useReading } from './use-reading';

const chapter = (id: number, panels: number) =>
  ({ id, comicId: 7, panels: Array.from({ length: panels }, (_, at) => ({ no: at + 1 })) }) as ChapterDetail;

const onNext = jest.fn();

function read(first: ChapterDetail, mode: ReaderView['mode'] = 'page') {
  const places: string[] = [];
  const stage = createRef<HTMLElement>();
  const hook = renderHook(
    ({ shown }) => {
      const reading = useReading(shown, stage, { mode, onNext });
      places.push(`${String(shown.id)}: ${String(reading.panel)} of ${String(reading.count)}`);
      return reading;
    },
    { initialProps: { shown: first } },
  );
  return { ...hook, places };
}

beforeEach(() => {
  localStorage.clear();
  onNext.mockClear();
});

describe('reading', () => {
  it('starts the next chapter at its beginning, and never at the place of the one before', () => {
    const { result, rerender, places } = read(chapter(1, 6));
    act(() => {
      result.current.go(6);
    });
    rerender({ shown: chapter(2, 6) });
    expect(result.current.panel).toBe(1);
    expect(JSON.parse(localStorage.getItem('comic-places') ?? '{}')).not.toHaveProperty('2');
    // The render in which the chapter changes is thrown away before it is drawn.
    expect(places.at(-1)).toBe('2: 1 of 6');
  });

  it('goes on where one stopped, and from the start where one had read to the end', () => {
    savePlace(1, { comicId: 7, panel: 4, of: 6, at: 0 });
    savePlace(2, { comicId: 7, panel: 6, of: 6, at: 0 });
    const { result, rerender } = read(chapter(1, 6));
    expect(result.current.panel).toBe(4);
    rerender({ shown: chapter(2, 6) });
    expect(result.current.panel).toBe(1);
  });

  it('goes on where another device stopped, though that comes late, unless one has turned a page already', () => {
    const late = (id: number) => {
      act(() => {
        savePlace(id, { comicId: 7, panel: 4, of: 6, at: 0 });
        tellPlaces();
      });
    };
    const { result, rerender } = read(chapter(1, 6));
    late(1);
    expect(result.current.panel).toBe(4);
    rerender({ shown: chapter(2, 6) });
    act(() => {
      result.current.on();
    });
    act(() => {
      result.current.back();
    });
    late(2);
    expect(result.current.panel).toBe(1);
  });

  it('leads on from the last panel, from its end to the next chapter', () => {
    const { result } = read(chapter(1, 6));
    act(() => {
      result.current.go(5);
    });
    act(() => {
      result.current.on();
    });
    expect(result.current.panel).toBe(6);
    expect(onNext).not.toHaveBeenCalled();
    act(() => {
      result.current.on();
    });
    expect(result.current.panel).toBe(6);
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  it('of a printed page is done when the end of the chapter was in sight, not when the page opens', () => {
    const kept = () => (JSON.parse(localStorage.getItem('comic-places') ?? '{}') as Record<string, Place>)['1']?.panel;
    const { result, unmount } = read(chapter(1, 6), 'whole');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBeUndefined();
    act(() => {
      result.current.ended();
    });
    unmount();
    expect(kept()).toBe(6);
  });
});
