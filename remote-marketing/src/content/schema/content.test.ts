import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findMistakes } from '@shared/build/find-mistakes';
import { content } from './content';

const source = path.join(process.cwd(), 'remote-marketing/src');
const cards = 'cases.json';
const report = 'cases/morning-report.json';

interface Edit {
  file: string;
  from: string;
  to: string;
}

describe('content that a marketer writes', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'content-'));
    const copy = (part: string, filter: (file: string) => boolean = () => true) =>
      cp(path.join(source, part), path.join(folder, 'src', part), { recursive: true, filter });
    // Of pages, their words are content.
    const isWords = (file: string) => ['', '.json'].includes(path.extname(file));
    await Promise.all([copy('content'), copy('pages', isWords), copy('scenes/solutions')]);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const found = () => findMistakes(content, folder).map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  const address = (file: string) => path.join(folder, 'src/content', file);

  /** Replaces one place of a file; gives the line it is in. */
  async function edit({ file, from, to }: Edit): Promise<number> {
    const text = await readFile(address(file), 'utf8');
    const at = text.indexOf(from);
    expect([from, at >= 0]).toEqual([from, true]);
    await writeFile(
      address(file),
      text.replace(from, () => to),
    );
    return text.slice(0, at).split('\n').length;
  }

  it('has no mistake as it stands', () => {
    expect(found()).toEqual([]);
  });

  it.each<[string, Edit, string]>([
    ['a field of another form', { file: cards, from: '"steps": 6', to: '"steps": "6"' }, 'cases[1].steps：要填数字'],
    [
      'a type of case that there is not',
      { file: cards, from: '"type": "apparel"', to: '"type": "clothes"' },
      'cases[4].type：要选 跨境电商、服饰、家居、物流、制造、财税服务 之一',
    ],
    [
      'a slug that is taken',
      { file: cards, from: '"id": "creator-samples"', to: '"id": "daily-reconciliation"' },
      'cases[2].id：前面已经有了',
    ],
    ['a field nobody knows', { file: cards, from: '"cadence":', to: '"cadance":' }, 'cases[1].cadance：这里没有这一项'],
    [
      'a number of steps that the file does not have',
      { file: cards, from: '"steps": 7', to: '"steps": 8' },
      'cases[2].steps：要是 7，和那一列的项数一样',
    ],
    [
      'a figure that the file does not have',
      {
        file: cards,
        from: '"figure": {\n      "name": "跟进一轮的用时"',
        to: '"figure": {\n      "name": "跟进的用时"',
      },
      'cases[2].figure：要和那一列里的一项一字不差',
    ],
    [
      'a related case that there is not',
      { file: report, from: '"review-sorting"', to: '"review-sortng"' },
      'related[2]：没有这个编号',
    ],
    [
      'itself as related',
      { file: report, from: '"review-sorting"', to: '"morning-report"' },
      'related[2]：不能是它自己',
    ],
    ['words where a number belongs', { file: report, from: '"running": 3', to: '"running": "3"' }, 'running：要填数字'],
    [
      'a step that there is not',
      { file: report, from: '"running": 3', to: '"running": 7' },
      'running：要在 0 和 6 之间',
    ],
    [
      'more minutes than before',
      {
        file: report,
        from: '{\n      "step": "登录八个后台",\n      "before": 32',
        to: '{\n      "step": "登录八个后台",\n      "before": 1',
      },
      'minutes[1] must take fewer minutes after than before',
    ],
    [
      'a time that its steps do not add up to',
      { file: report, from: '"before": "120"', to: '"before": "100"' },
      'before is 100 minutes, the steps of minutes add up to 120',
    ],
    [
      'a case whose minutes add up to none of its metrics',
      {
        file: report,
        from: `"metrics": [
    {
      "name": "日报进群的时间",
      "before": "11:00",
      "after": "8:50",
      "unit": "上午"
    },
    {
      "name": "做日报用时"`,
        to: '"metrics": [{"name": "日报进群的时间", "before": "11:00", "after": "8:50", "unit": "上午"}, {"name": "做日报"',
      },
      'one of the metrics must be a 用时',
    ],
    [
      'a field that no head of a page has',
      { file: '../pages/ai/head.json', from: '"description"', to: '"describtion"' },
      'there is no field describtion here',
    ],
    [
      'code in JSON',
      { file: '../pages/ai/head.json', from: '"href": "/ai/"', to: '"href": \'/ai/\'' },
      'this cannot be read: Unexpected token',
    ],
    [
      'an edition’s price in words',
      { file: 'editions.json', from: '"monthly": 188', to: '"monthly": "188"' },
      'price.monthly：要填数字',
    ],
    [
      'a missing allowance',
      {
        file: 'editions.json',
        from: '"allowances": ["8 条", "不限", "不限", "不限"]',
        to: '"allowances": ["8 条", "不限", "不限"]',
      },
      'features[2].allowances：最少 4 项',
    ],
    [
      'an address of another site',
      { file: 'products.json', from: '"/product/"', to: '"product"' },
      'rpa.href：要填本站的地址',
    ],
    [
      'a kind of data that there is not',
      { file: 'platforms.json', from: '"orders", "ads"', to: '"orders", "adverts"' },
      'sets[2]：要选 订单、广告、库存、结算、评价、流量 之一',
    ],
    [
      'an id of a solution that is taken',
      { file: 'solutions.json', from: '"cross-border-finance"', to: '"cross-border-operations"' },
      'solutions[5].id：前面已经有了',
    ],
    [
      'a solution without a file',
      { file: 'solutions.json', from: '"cross-border-finance"', to: '"finance"' },
      'solutions/finance.json is not there',
    ],
    [
      'a solution’s case that there is not',
      { file: 'solutions/cross-border-finance.json', from: '"invoice-check"', to: '"invoice-checks"' },
      'cases: there is no case invoice-checks',
    ],
    [
      'a status that there is not, in the words of a page',
      { file: '../pages/employee/words.json', from: '"status": "running"', to: '"status": "runing"' },
      'control.table.marks[2].status must be one of done, running, waiting, failed, not “runing”',
    ],
    [
      'a text of a page that is empty',
      { file: '../pages/employee/words.json', from: '"term": "转岗"', to: '"term": ""' },
      'handover.items[1].term must have at least 1 characters',
    ],
  ])('is told by file, line and reason of %s', async (_what, change, reason) => {
    const line = await edit(change);
    expect(
      found()
        .filter((sentence) => sentence.startsWith(`${path.posix.join('src/content', change.file)}:${line}: `))
        .join('\n'),
    ).toContain(reason);
  });

  it('is told where a field is missing, by the line of what it is missing in', async () => {
    await edit({ file: cards, from: '    "cadence": "每天 7:00",\n', to: '' });
    expect(found()).toEqual([`src/content/${cards}:2: cases[1].cadence：请填写`]);
  });

  it('is told of a card without a file', async () => {
    await rm(address(report));
    expect(found()[0]).toBe('src/content/cases.json:55: cases/morning-report.json is not there');
  });

  it('is told of a file without a card', async () => {
    await writeFile(address('cases/extra.json'), await readFile(path.join(source, `content/${report}`)));
    expect(found()).toContain('src/content/cases/extra.json:1: cases.json has nothing of this id');
  });
});
