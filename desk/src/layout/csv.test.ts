import { fieldLabels, labelsOf } from '../i18n/field-labels';
import { valueWordsOf } from '../i18n/value-words';
import { chinese } from '../i18n/chinese';
import { toCsv } from './csv';

const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('a saved table', () => {
  it('has the headings of the screen in their order, and nothing that the screen does not name', () => {
    const rows = [{ version: 3, tableName: '二号桌', secret: 'x', name: '李想' }];
    expect(linesOf(toCsv(rows, labelsOf('bookings')))).toEqual(['桌,姓名', '二号桌,李想']);
  });

  it('tells times by a clock in China, and says so where a column is of times', () => {
    const labels = { at: '收到', until: '到', name: '姓名' };
    const rows = [
      { at: '2026-12-31T16:30:45.123Z', until: null, name: '2026-12-31T16:30:45.123Z' },
      { at: '2026-06-01T01:02:00Z', until: null, name: '王一' },
    ];
    expect(linesOf(toCsv(rows, labels))).toEqual([
      '收到（北京时间）,到,姓名',
      '2027-01-01 00:30,,2027-01-01 00:30',
      '2026-06-01 09:02,,王一',
    ]);
  });

  it('says values as people read them, and nothing where nothing is', () => {
    const labels = { sample: '示例', actor: '谁', notes: '说明', size: '大小', empty: '空的' };
    const rows = [{ sample: true, actor: { id: 7, name: '李想' }, notes: ['一', '二'], size: 0, empty: [] }];
    expect(toCsv(rows, labels)).toBe('\uFEFF示例,谁,说明,大小,空的\r\n是,李想,"一\n二",0,\r\n');
  });

  it('says values of the contract in the words of the screen', () => {
    const rows = [{ name: '李想', roles: ['editor', 'operator'], state: 'new-one' }];
    expect(
      linesOf(toCsv(rows, { ...labelsOf('people'), state: '状态' }, { ...valueWordsOf('people'), state: {} })),
    ).toEqual(['姓名,角色,状态', '李想,编辑、管理员,new-one']);
    expect(valueWordsOf('bookings')['status']?.['cancelled']).toBe('已取消');
  });

  it('begins with a byte order mark, keeps what has commas together and lets no formula run', () => {
    const labels = { name: '姓名', note: '备注', phone: '手机' };
    const rows = [{ name: '=1+1', note: '一,"二"', phone: '-5' }];
    expect(toCsv(rows, labels)).toBe('\uFEFF姓名,备注,手机\r\n\'=1+1,"一,""二""",-5\r\n');
  });

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '＋1', '－1', '＠SUM(1)', '\t=1', '\r=1', '\n=1'])(
    'takes %j for text',
    (name) => {
      expect(toCsv([{ name }], { name: '姓名' }).replaceAll('"', '')).toBe(`\uFEFF姓名\r\n'${name}\r\n`);
    },
  );
});

describe('labels of fields', () => {
  it.each(Object.entries(fieldLabels))('is another word for each field of %s', (_resource, labels) => {
    const words = Object.values(labels);
    expect(new Set(words).size).toBe(words.length);
  });

  it('is what react-admin finds for a heading without a label of its own', () => {
    expect(chinese.translate('resources.open-day-tables.fields.capacity')).toBe('座位');
  });
});
