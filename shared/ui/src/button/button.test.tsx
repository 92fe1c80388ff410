import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '@shared/testing/render-in-page';
import { Button, ButtonLink } from './button';

describe('a button', () => {
  it('sends no form unless it says so', async () => {
    const sent = jest.fn();
    render(
      <form action={sent}>
        <Button>清空</Button>
        <Button type="submit">发送</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does nothing while it is disabled', async () => {
    const pressed = jest.fn();
    render(
      <Button disabled onClick={pressed}>
        发送
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(pressed).not.toHaveBeenCalled();
  });

  it('that leads somewhere is a link below the base path, and its shuttle is not read out', () => {
    renderInPage(
      <ButtonLink href="/buy/" variant="go" shuttle>
        购买
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: '购买' });
    expect(link).toHaveAttribute('href', '/site/buy/');
    expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
