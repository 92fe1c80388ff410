import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '@shared/testing/render-in-page';
import { DeskWay } from './desk-way';
import { Empty, Failed } from './notice';

describe('a list without content', () => {
  it('says that nothing is there yet, and the next step, without an alarm', () => {
    render(
      <Empty title="没有符合的作品" action={<button type="button">看全部</button>}>
        换一个词。
      </Empty>,
    );
    expect(screen.getByText('没有符合的作品')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '看全部' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads a colleague who may fill it to the desk, and nobody else', () => {
    const ways = [undefined, ['sales'], ['sales', 'editor']].map((roles) => {
      const { unmount } = renderInPage(<DeskWay roles={roles} of={['editor', 'events']} to="open-days/create" />);
      const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
      unmount();
      return hrefs;
    });
    expect(ways).toEqual([[], [], ['/site/desk/#/open-days/create']]);
  });

  it('says what did not arrive and why, and tries again', async () => {
    const retry = jest.fn();
    render(<Failed what="问题列表" error={new Error('网络断了')} retry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('问题列表没有载入网络断了。别处不受影响。');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
