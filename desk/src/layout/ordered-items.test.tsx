import { fireEvent, render, screen } from '@testing-library/react';
import {
  AdminContext,
  ArrayInput,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
  testDataProvider,
} from 'react-admin';
import { chinese } from '../i18n/chinese';
import { OrderedItems } from './ordered-items';
import { settle } from '../testing/settle';

const words = (...list: string[]) => list.map((word) => ({ word }));
const record = {
  id: 1,
  outer: [
    { name: '甲', inner: words('一', '二', '三') },
    { name: '乙', inner: words('四', '五') },
  ],
};

async function drag(from: HTMLElement, to: HTMLElement) {
  const kept = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => void kept.set(kind, text),
    getData: (kind: string) => kept.get(kind) ?? '',
    get types() {
      return [...kept.keys()];
    },
  };
  for (const [event, target] of [
    ['dragStart', from],
    ['dragOver', to],
    ['drop', to],
  ] as const)
    await settle(() => fireEvent[event](target, { dataTransfer }));
}

test('a dragged item falls where it is dropped, in its own list and in no list around it', async () => {
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={chinese}>
      <ResourceContextProvider value="lists">
        <SimpleForm record={record} toolbar={false}>
          <ArrayInput source="outer">
            <OrderedItems list="outer" unit="组">
              <TextInput source="name" label="名" />
              <ArrayInput source="inner">
                <OrderedItems list="inner" unit="个">
                  <TextInput source="word" label="字" />
                </OrderedItems>
              </ArrayInput>
            </OrderedItems>
          </ArrayInput>
        </SimpleForm>
      </ResourceContextProvider>
    </AdminContext>,
  );
  const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  const handle = (name: string) => screen.getAllByText(name)[0] ?? document.body;
  await drag(handle('第 3 个'), screen.getByDisplayValue('一'));
  expect(values('字')).toEqual(['三', '一', '二', '四', '五']);
  expect(values('名')).toEqual(['甲', '乙']);
  // From the second group's field, however deep, the first group's list is none of its own.
  await drag(handle('第 1 组'), screen.getByDisplayValue('五'));
  expect(values('名')).toEqual(['乙', '甲']);
  expect(values('字')).toEqual(['四', '五', '三', '一', '二']);
});
