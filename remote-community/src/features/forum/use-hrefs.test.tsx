import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHrefs } from './use-hrefs';

function Links() {
  const { list, answers } = useHrefs();
  return (
    <>
      <a href={list({ topic: 'sheet', page: 2 })}>list</a>
      <a href={list({ keyword: '表', page: 2 })}>search</a>
      <a href={list({ page: 501 })}>beyond</a>
      <a href={answers({ questionId: 6, page: 2 })}>answers</a>
    </>
  );
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const live = [
  '/community/homePage?topic=sheet&page=2',
  '/community/homePage?keyword=%E8%A1%A8&page=2',
  '/community/homePage?page=501',
  '/community/question/6/?page=2',
];

it('lists have addresses of their own in what is composed, as far as they are composed, and turn the page once it is live', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Links />);
  expect(hrefs()).toEqual([
    '/community/homePage/sheet/2/#questions',
    live[1],
    live[2],
    '/community/question/6/2/#answers',
  ]);
  render(<Links />, { container, hydrate: true });
  expect(hrefs()).toEqual(live);
});
