import { fireEvent, render, screen, within } from '@testing-library/react';
import { deskPictureList } from '@shared/contract/endpoints';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { PictureInput } from './picture-input';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as (route: object, input: object) => Promise<unknown>);

const url = `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`;
const kept = { id: 'a'.repeat(32), name: 'loom.png', alt: '一台织机', url, width: 900, height: 600, uses: 0 };

function Held() {
  return <output>{JSON.stringify(useWatch({ name: 'face' }))}</output>;
}

test('a picture is chosen of the library, its words and its place changed, and taken out again', async () => {
  calls.mockResolvedValue({ items: [kept], total: 1 });
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={chinese}>
      <Form record={{ id: 1, face: null }}>
        <PictureInput source="face" label="头像" helperText="" validate={() => undefined} />
        <Held />
      </Form>
    </AdminContext>,
  );
  const press = (element: HTMLElement) => settle(() => fireEvent.click(element));
  const held = () => JSON.parse(screen.getByRole('status').textContent || 'null') as unknown;
  await press(screen.getByRole('button', { name: '从图片库选' }));
  const dialog = within(await screen.findByRole('dialog', { name: '图片库' }));
  await settle(() => fireEvent.change(dialog.getByLabelText('找一张'), { target: { value: '织机' } }));
  expect(calls).toHaveBeenLastCalledWith(deskPictureList, { size: 48, keyword: '织机' });
  await press(await dialog.findByRole('button', { name: '选 一台织机' }));
  const chosen = { url, width: 900, height: 600, alt: '一台织机', focus: { x: 5, y: 5 } };
  expect(held()).toEqual(chosen);
  await settle(() => fireEvent.change(screen.getByLabelText('图片里有什么'), { target: { value: '织机的一角' } }));
  const across = screen.getByRole('slider', { name: '焦点：从左往右' });
  await settle(() => fireEvent.change(across, { target: { value: '9' } }));
  expect(held()).toEqual({ ...chosen, alt: '织机的一角', focus: { x: 9, y: 5 } });
  await press(screen.getByRole('button', { name: '不放图片' }));
  expect(held()).toBeNull();
});
