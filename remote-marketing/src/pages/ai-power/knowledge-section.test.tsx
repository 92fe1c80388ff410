import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { KnowledgeSection } from './knowledge-section';

function setUp() {
  const { container } = render(<KnowledgeSection />);
  return { stop: enhanceTouch(container), user: userEvent.setup() };
}

describe('asking the sample document', () => {
  it('stands with one question asked before any script', () => {
    render(<KnowledgeSection />);
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('住宿超标 80 元能报吗？');
  });

  it('says the answer with its source', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: '一档城市每晚能报多少？' }));
    expect(screen.getByRole('status')).toHaveTextContent('每晚不超过 420 元。出处：差旅办法 · 第四条 · 第 3 页');
  });

  it('says that the document has no answer, and names no source', async () => {
    const { user } = setUp();
    screen.getByRole('radio', { checked: true }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '签证费能报吗？' })).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('资料里没有写签证费');
    expect(screen.getByRole('status')).not.toHaveTextContent('出处');
  });

  it('is silent once its page is gone', async () => {
    const { stop, user } = setUp();
    stop();
    await user.click(screen.getByRole('radio', { name: '签证费能报吗？' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
