import { render, screen, within } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import * as ui from '..';
import { page } from './gallery';

const props = { config: { basePath: '/' } } as unknown as PageProps;

describe('the gallery', () => {
  it('has a place for everything that the kit exports', () => {
    render(<page.Component {...props} />);
    const placed = screen
      .getAllByRole('region')
      .flatMap((region) => region.dataset['pieces']?.split(' ').filter(Boolean) ?? []);
    const icons = within(screen.getByRole('region', { name: '图标' }));
    const missing = Object.keys(ui).filter((name) =>
      name.endsWith('Icon') ? icons.queryAllByText(name.replace(/Icon$/, '')).length === 0 : !placed.includes(name),
    );
    expect(missing).toEqual([]);
    expect(placed.length).toBeGreaterThan(35);
  });
});
