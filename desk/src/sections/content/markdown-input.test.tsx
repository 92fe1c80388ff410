import { fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { MarkdownInput } from './markdown-input';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as () => Promise<unknown>);

/** jsdom has no such command: what a browser does for it. */
// oxlint-disable-next-line typescript/no-deprecated -- what the input calls
document.execCommand = (_command, _ui, text = '') => {
  const area = document.activeElement as HTMLTextAreaElement;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  return fireEvent.input(area);
};

test('marks and pictures are put where the caret is, and shown as the site shows them', async () => {
  const url = `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`;
  const kept = { id: 'a'.repeat(32), name: 'loom.png', alt: '一台 [新] 织机', url, width: 900, height: 600 };
  calls.mockResolvedValue({ items: [kept], total: 1 });
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={chinese}>
      <Form record={{ id: 1, body: '头一段\n甲\n乙' }}>
        <MarkdownInput source="body" label="正文" />
      </Form>
    </AdminContext>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '正文' });
  const press = (name: string) => settle(() => fireEvent.click(screen.getByRole('button', { name })));
  area.setSelectionRange(5, 7);
  await press('列表');
  expect(area.value).toBe('头一段\n- 甲\n- 乙');
  area.setSelectionRange(0, 1);
  await press('粗体');
  expect(area.value).toBe('**头**一段\n- 甲\n- 乙');
  area.setSelectionRange(area.value.length, area.value.length);
  await press('图片');
  const dialog = within(await screen.findByRole('dialog', { name: '图片库' }));
  const choice = await dialog.findByRole('button', { name: `选 ${kept.alt}` });
  await settle(() => fireEvent.click(choice));
  expect(area.value).toContain(`- 乙\n\n![一台 \\[新\\] 织机](${url} "900x600")\n\n`);
  await press('看效果');
  const shown = within(await screen.findByRole('region', { name: '效果' }));
  expect(shown.getByText('头').tagName).toBe('STRONG');
  expect(shown.getByRole('img', { name: kept.alt })).toHaveAttribute('height', '600');
  await settle(() => fireEvent.change(area, { target: { value: '![图](/a.png)' } }));
  expect(shown.getByText('第 1 行：请从图片库选一张图片')).toBeInTheDocument();
});
