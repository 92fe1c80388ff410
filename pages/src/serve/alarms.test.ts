import { Alarms } from './alarms';

test('an alarm is said once, kept since when it began, and gone when it is over', () => {
  const said: unknown[] = [];
  const alarms = new Alarms((sentence, cause) => said.push([sentence, cause]));
  const cause = new Error('EIO');
  alarms.raise('reload', 'The store cannot be read', cause);
  const [first] = alarms.list;
  alarms.raise('reload', 'The store cannot be read', cause);
  expect(alarms.list).toEqual([first]);
  expect(first).toEqual({
    since: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    sentence: 'The store cannot be read',
    kind: 'reload',
  });
  expect(said).toEqual([['The store cannot be read', cause]]);
  alarms.clear('reload');
  expect(alarms.list).toEqual([]);
  alarms.raise('reload', 'The store cannot be read');
  expect(said).toHaveLength(2);
});

test('an alarm that has become another one says so, and is as old as it was', () => {
  const said: string[] = [];
  const alarms = new Alarms((sentence) => said.push(sentence));
  alarms.raise('ledger', 'Revision 3 is not believed');
  const [first] = alarms.list;
  alarms.raise('ledger', 'Revision 4 is not believed');
  expect(alarms.list).toEqual([{ since: first?.since, sentence: 'Revision 4 is not believed', kind: 'ledger' }]);
  expect(said).toEqual(['Revision 3 is not believed', 'Revision 4 is not believed']);
});

test('a store that is wrong everywhere is not a list without end', () => {
  const alarms = new Alarms(() => undefined);
  for (let file = 0; file < 10_000; file += 1) alarms.raise(`file ${file}`, `${file} is damaged`);
  expect(alarms.list).toHaveLength(50);
});
