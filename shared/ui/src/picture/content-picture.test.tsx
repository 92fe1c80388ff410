import { render, screen } from '@testing-library/react';
import { PageContext } from '../page/page-context';
import { ContentPicture } from './content-picture';

test('a picture of the content is asked for in the width that it needs, and keeps its chosen place in sight', () => {
  const url = `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`;
  const page = { config: { apiBaseUrl: '', basePath: '/site/' } };
  render(
    <PageContext value={page as never}>
      <ContentPicture
        picture={{ url, width: 900, height: 600, alt: '一台织机', focus: { x: 0, y: 10 } }}
        sizes="320px"
        className="round"
      />
    </PageContext>,
  );
  const picture = screen.getByRole('img', { name: '一台织机' });
  expect(picture).toHaveClass('round');
  expect(picture).toHaveAttribute('data-x', '0');
  expect(picture).toHaveAttribute('data-y', '10');
  expect(picture).toHaveAttribute(
    'srcset',
    [400, 800, 900].map((width) => `/site${url}?w=${width} ${width}w`).join(', '),
  );
  expect(picture).toHaveAttribute('width', '900');
});
