import type { ToldView } from '@shared/contract/endpoints';
import { binOf } from '@shared/canary/metrics';
import { outcomesOf } from './outcomes-of';

const told = (view: Partial<ToldView>, age = 5) => outcomesOf({ token: '', state: 'static', ...view }, age);

test.each<[string, Partial<ToldView>, number, { plain?: string[]; bad?: string[] }]>([
  ['alive', { state: 'live' }, 5, { plain: ['told'] }],
  [
    'alive, with vitals',
    { state: 'live', lcp: 440, inp: 104 },
    5,
    { plain: ['told', `lcp ${binOf(440)}`, `inp ${binOf(104)}`] },
  ],
  ['alive by a step of the ladder', { state: 'live', rung: 'again' }, 5, { plain: ['told'], bad: ['recovered again'] }],
  ['alive, after it was told that it is not', { state: 'live', cause: 'SlowError' }, 30, { plain: ['told'] }],
  ['left for another page of the site', { state: 'left' }, 5, { plain: ['told'] }],
  [
    'left for another after it failed',
    { state: 'left', cause: 'RenderError' },
    5,
    { plain: ['told'], bad: ['failed RenderError'] },
  ],
  ['failed, with a cause', { state: 'failed', cause: 'GoneError' }, 5, { plain: ['told'], bad: ['failed GoneError'] }],
  [
    'failed, with no cause: the host never came',
    { state: 'failed' },
    20,
    { plain: ['told'], bad: ['failed NeverAlive'] },
  ],
  ['never alive', { state: 'static' }, 20, { plain: ['told'], bad: ['failed NeverAlive'] }],
  ['left before it was decided', { state: 'static', lcp: 440 }, 19.9, {}],
  ['recovering still', { state: 'recovering' }, 10, {}],
  [
    'threw before it was decided',
    { state: 'static', threw: 'TypeError' },
    1,
    { plain: ['told'], bad: ['threw TypeError'] },
  ],
  [
    'alive, and threw where a stack says',
    { state: 'live', threw: 'TypeError 0a1b2c3d' },
    5,
    { plain: ['told', 'stack TypeError 0a1b2c3d'], bad: ['threw TypeError'] },
  ],
  [
    'failed by what it threw, where a stack says',
    { state: 'failed', cause: 'RenderError', threw: 'Error 0a1b2c3d' },
    5,
    { plain: ['told', 'stack Error 0a1b2c3d'], bad: ['failed RenderError'] },
  ],
  ['alive, and threw', { state: 'live', threw: 'Error' }, 5, { plain: ['told'], bad: ['threw Error'] }],
  [
    'failed by what it threw',
    { state: 'failed', cause: 'RenderError', threw: 'Error' },
    5,
    { plain: ['told'], bad: ['failed RenderError'] },
  ],
  ['alive under a translator', { state: 'live', threw: 'mixed' }, 5, { plain: ['told', 'mixed'] }],
])('a view that is %s', (_what, view, age, { plain = [], bad = [] }) => {
  expect(told(view, age)).toEqual({ plain, bad });
});
