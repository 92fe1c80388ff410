import { render, screen } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { PageContext } from '../page/page-context';
import { TextBlocks } from './text-blocks';

test('a picture of a text keeps its place, and comes in the width that it is drawn with', () => {
  const url = `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`;
  render(
    <PageContext value={{ config: { basePath: '/', apiBaseUrl: '' } } as PageProps}>
      <TextBlocks blocks={[{ kind: 'picture', url, width: 1200, height: 800, alt: '一台织机' }]} />
    </PageContext>,
  );
  const picture = screen.getByRole('img', { name: '一台织机' });
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800']);
  expect(picture).toHaveAttribute('sizes', 'min(100vw, 860px)');
  expect(picture.getAttribute('srcset')).toContain(`${url}?w=400 400w`);
});
