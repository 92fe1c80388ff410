import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import type { ChapterDetail } from '@shared/contract/endpoints';
import { savePlace } from '../comics/places';
import { useReading } from './use-reading';

const chapter = (id: number, panels: number) =>
  ({ id, comicId: 7, panels: Array.from({ length: panels }, (_, at) => ({ no: at + 1 })) }) as ChapterDetail;

function read(first: ChapterDetail) {
  const places: string[] = [];
  const stage = createRef<HTMLElement>();
  const hook = renderHook(
    ({ shown }) => {
      const reading = useReading(shown, stage, 'page');
      places.push(`${String(shown.id)}: ${String(reading.panel)} of ${String(reading.count)}`);
      return reading;
    },
    { initialProps: { shown: first } },
  );
  return { ...hook, places };
}

beforeEach(() => {
  localStorage.clear();
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
});
