import { render, screen } from '@testing-library/react';
import { Changes } from './changes';

// The library as a whole is of ES modules that only a bundler reads.
jest.mock('react-admin', () => ({
  useReference: ({ id }: { id: number }) => ({ referenceRecord: id === 7 ? { id, name: '李想' } : undefined }),
}));

it('a change names who a message was given to, and says where that was nobody', () => {
  render(
    <>
      <Changes
        objectType="message"
        before={{ assignee_id: null, status: 'new' }}
        after={{ assignee_id: 7, status: 'contacted' }}
      />
      <Changes objectType="application" after={{ assignee: null }} />
      <Changes objectType="message" after={{ assignee_id: 8 }} />
    </>,
  );
  for (const line of ['谁在处理：还没有人 → 李想', '状态：新 → 已联系', '谁在评：还没有人', '谁在处理：8']) {
    expect(screen.getByText(line)).toBeInTheDocument();
  }
});
