import { pagesAround } from './pages-around';

describe('the pages that are there', () => {
  it('are one alone until it is drawn, then those on either side', () => {
    expect(pagesAround({ panel: 3, drawn: undefined, step: 1, count: 9 })).toEqual([3]);
    expect(pagesAround({ panel: 3, drawn: 3, step: 1, count: 9 })).toEqual([2, 3, 4]);
    expect(pagesAround({ panel: 3, drawn: 3, step: 2, count: 9 })).toEqual([1, 3, 5]);
  });

  it('stay while a turn is not drawn, so that it adds none and takes none away', () => {
    expect(pagesAround({ panel: 4, drawn: 3, step: 1, count: 9 })).toEqual([2, 3, 4]);
  });

  it('end with the chapter, and are few after a leap', () => {
    expect(pagesAround({ panel: 1, drawn: 1, step: 1, count: 1 })).toEqual([1]);
    expect(pagesAround({ panel: 9, drawn: 2, step: 1, count: 9 })).toEqual([1, 2, 3, 9]);
  });
});
