import { render, screen } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { ButtonLink } from '@shared/ui';
import { definePage, usePage } from '@shared/ui/page';
import { directLink } from './direct-link';

const { Component } = definePage({
  head: { title: '', description: '' },
  Component: function Page() {
    return <ButtonLink href={directLink(usePage().config, { os: 'win', arch: 'x64' })}>下载</ButtonLink>;
  },
});

it.each([
  ['', '/site/api/ext/v1/download/win/x64'],
  ['https://api.example.com/', 'https://api.example.com/api/ext/v1/download/win/x64'],
])('leads below the base path once, and to the calls’ own address where there is one: “%s”', (apiBaseUrl, href) => {
  render(<Component {...({ config: { basePath: '/site/', apiBaseUrl } } as unknown as PageProps)} />);
  expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute('href', href);
});
