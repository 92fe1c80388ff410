import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Confirm } from './confirm';

const asked = { label: '删除这条回答？', doing: '删除', onDo: jest.fn(), onKeep: jest.fn() };

describe('the second question before something goes for good', () => {
  it('does it or keeps it', async () => {
    render(
      <Confirm {...asked} busy={false} problem={undefined}>
        删除后不能恢复。
      </Confirm>,
    );
    expect(screen.getByRole('group', { name: '删除这条回答？' })).toHaveTextContent('删除后不能恢复。');
    await userEvent.click(screen.getByRole('button', { name: '留着' }));
    expect(asked.onKeep).toHaveBeenCalledTimes(1);
    expect(asked.onDo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(asked.onDo).toHaveBeenCalledTimes(1);
  });

  it('can be kept, but not done twice, while it is under way, and says why it was not done', () => {
    render(
      <Confirm {...asked} busy problem="没有删成：网络断了">
        删除后不能恢复。
      </Confirm>,
    );
    expect(screen.getByRole('button', { name: '删除' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '留着' })).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('网络断了');
  });
});
