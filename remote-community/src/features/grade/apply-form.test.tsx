import { render, screen, waitFor } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import type { GradeApplication } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { ApplyForm } from './apply-form';

const file = { id: 'a'.repeat(32), name: '日志.pdf', type: 'application/pdf', size: 5, url: '/api/x' } as const;
const refused: GradeApplication = {
  id: 7,
  level: 'senior',
  realName: '周小敏',
  employer: '某厂',
  statement: '对账',
  evidence: [file],
  status: 'rejected',
  reason: '看不清',
  certificateNo: null,
  submittedAt: '2026-11-01T00:00:00.000Z',
};
const props = { host: { setUnsaved: () => undefined }, config: { basePath: '/' } } as unknown as PageProps;

it('the form begins with what stood in an application that was refused, its files too', async () => {
  const { Component } = definePage({
    head: { title: '', description: '' },
    Component: () => <ApplyForm again={refused} onApplied={() => undefined} />,
  });
  render(<Component {...props} />);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^高级/ })).toBeChecked());
  expect(screen.getByLabelText('真实姓名')).toHaveValue('周小敏');
  expect(screen.getByLabelText('你自动化了什么')).toHaveValue('对账');
  expect(screen.getByText('日志.pdf')).toBeInTheDocument();
  expect(screen.getByText('已上传')).toBeInTheDocument();
});
