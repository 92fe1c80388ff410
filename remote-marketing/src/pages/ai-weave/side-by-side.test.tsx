import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { SideBySide } from './side-by-side';

function setUp() {
  const { container } = render(
    <>
      <SideBySide />
      <a href="/next/">往下</a>
    </>,
  );
  enhanceTouch(container);
  return { user: userEvent.setup(), offer: screen.getByRole('checkbox', { name: '采纳 AI 建议的第 24 行' }) };
}

describe('the line that AI offers', () => {
  it('is accepted by Tab, which leads on afterwards', async () => {
    const { user, offer } = setUp();
    await user.tab();
    expect(offer).toHaveFocus();
    expect(offer).not.toBeChecked();
    await user.tab();
    expect(offer).toBeChecked();
    expect(offer).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('已采纳');
    await user.tab();
    expect(screen.getByRole('link', { name: '往下' })).toHaveFocus();
  });

  it('lets Shift and Tab lead back without accepting it', async () => {
    const { user, offer } = setUp();
    offer.focus();
    await user.tab({ shift: true });
    expect(offer).not.toBeChecked();
    expect(offer).not.toHaveFocus();
  });

  it('is accepted and taken back by a press', async () => {
    const { user, offer } = setUp();
    await user.click(offer);
    expect(offer).toBeChecked();
    await user.click(offer);
    expect(offer).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('已撤回');
  });
});
