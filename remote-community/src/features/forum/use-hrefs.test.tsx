import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { PageProps } from '@shared/contract';
import { PageContext } from '@shared/ui/page';
import { useHrefs } from './use-hrefs';

let rendered: (string | null)[] = [];
function Links() {
  const { list, answers } = useHrefs();
  rendered.push(list({ topic: 'sheet', page: 2 }));
  return (
    <>
      <a href={list({ topic: 'sheet', page: 2 })}>list</a>
      <a href={list({ keyword: '表', page: 2 })}>search</a>
      <a href={list({ page: 501 })}>beyond</a>
      <a href={answers({ questionId: 6, page: 2 })}>answers</a>
    </>
  );
}
function InPage({ composed }: { composed?: boolean }) {
  return (
    <PageContext value={{ composed } as PageProps}>
      <Links />
    </PageContext>
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const live = [
  '/community/homePage?topic=sheet&page=2',
  '/community/homePage?keyword=%E8%A1%A8&page=2',
  '/community/homePage?page=501',
  '/community/question/6/?page=2',
];

const composed = '/community/homePage/sheet/2/#questions';

beforeEach(() => {
  rendered = [];
});

it('lists have addresses of their own in what is composed, as far as they are composed, and turn the page once it is live', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<InPage composed />);
  expect(hrefs()).toEqual([composed, live[1], live[2], '/community/question/6/2/#answers']);
  rendered = [];
  const mismatch = jest.spyOn(console, 'error');
  render(<InPage composed />, { container, hydrate: true });
  expect(hrefs()).toEqual(live);
  expect(rendered[0]).toBe(composed);
  expect(mismatch).not.toHaveBeenCalled();
});

it('lists of a page that one comes to are live from the first render on', () => {
  render(<InPage composed={false} />);
  expect(hrefs()).toEqual(live);
  expect(new Set(rendered)).toEqual(new Set([live[0]]));
});
