import { screen } from '@testing-library/react';
import { renderInPage } from '@shared/testing/render-in-page';
import { Link, TextLink } from './link';

describe('a link', () => {
  it('stands below the base path, unless it leads to another site', () => {
    renderInPage(
      <>
        <TextLink href="/product/">产品</TextLink>
        <Link href="https://example.com/">别处</Link>
      </>,
    );
    expect(screen.getByRole('link', { name: '产品' })).toHaveAttribute('href', '/site/product/');
    expect(screen.getByRole('link', { name: '别处' })).toHaveAttribute('href', 'https://example.com/');
  });

  it('gives a new tab no hold of this one', () => {
    renderInPage(
      <Link href="https://example.com/" target="_blank">
        别处
      </Link>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
  });
});
