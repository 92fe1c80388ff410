import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '@shared/testing/render-in-page';
import { PanelImage } from './panel-image';

const panel = { no: 3, url: '/api/ext/v1/media/comic-1-1-3.svg', width: 772, height: 960, alt: '订单涨成了海' };

describe('a panel', () => {
  it('keeps its place before it has come', () => {
    renderInPage(<PanelImage panel={panel} />);
    const image = screen.getByRole('img', { name: '订单涨成了海' });
    expect(image).toHaveAttribute('width', '772');
    expect(image).toHaveAttribute('height', '960');
  });

  it('that fails is tried again alone, under an address the browser does not know as failed', async () => {
    renderInPage(<PanelImage panel={panel} />);
    const first = screen.getByRole('img').getAttribute('src');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert')).toHaveTextContent('第 3 格没载出来');
    await userEvent.click(screen.getByRole('button', { name: '重试这一格' }));
    expect(screen.getByRole('img').getAttribute('src')).not.toBe(first);
  });

  it('of an uploaded picture comes in the width that it is drawn with, over a small first one, and so does each retry', async () => {
    const uploaded = {
      ...panel,
      url: '/api/ext/v1/media/uploaded/1',
      width: 1920,
      widths: [1920, 400],
      placeholder: 'data:,',
    };
    renderInPage(<PanelImage panel={uploaded} />);
    const image = screen.getByRole<HTMLImageElement>('img');
    const url = `/site${uploaded.url}`;
    expect(image.srcset).toBe(`${url}?w=1920 1920w, ${url}?w=400 400w`);
    expect(image.sizes).toBe('min(100vw, 1100px)');
    expect(image.style.getPropertyValue('--first')).toBe('url(data:,)');
    fireEvent.error(image);
    await userEvent.click(screen.getByRole('button', { name: '重试这一格' }));
    const again = screen.getByRole<HTMLImageElement>('img');
    expect(again.srcset).toBe(`${url}?w=1920&retry=1 1920w, ${url}?w=400&retry=1 400w`);
    expect(again).toHaveAttribute('src', `${url}?retry=1`);
  });

  it('that failed out of sight is tried again when it is turned to, before anybody sees the failure', () => {
    const { rerender } = renderInPage(<PanelImage panel={panel} ahead />);
    const first = screen.getByRole('img').getAttribute('src');
    fireEvent.error(screen.getByRole('img'));
    rerender(<PanelImage panel={panel} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).not.toBe(first);
  });
});
