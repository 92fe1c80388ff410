import { screen } from '@testing-library/dom';
import { call } from '@shared/client';
import { showOwnQuestion } from './own-question';

jest.mock('@shared/client', () => ({ call: jest.fn() }));
const answers = jest.mocked(call);

beforeEach(() => {
  history.replaceState(null, '', '/community/question/7/');
  document.body.innerHTML = '<main><div data-missing><h1>线到这里断了</h1></div></main>';
  Object.assign(window, { __SITE_CONFIG__: { basePath: '/' } });
  answers.mockReset();
});

const found = (title: string, hidden: object | null) => answers.mockResolvedValue({ title, hidden });

it('says to the author of a removed question why it is gone, at its usual address', async () => {
  found('怎么循环', { reason: '离题', held: false });
  await showOwnQuestion();
  expect(screen.getByRole('heading')).toHaveTextContent('怎么循环');
  expect(screen.getByRole('main')).toHaveTextContent('原因：离题');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/community/homePage?question=7');
});

it('says to the author of one that waits that somebody will look', async () => {
  found('怎么循环', { reason: '正在等人看过', held: true });
  await showOwnQuestion();
  expect(screen.getByRole('main')).toHaveTextContent('正在等人看过');
});

it.each([
  ['to everybody else', () => found('', { reason: null })],
  ['of what is in sight', () => found('怎么循环', null)],
])('says nothing %s', async (_who, answer) => {
  answer();
  await showOwnQuestion();
  expect(screen.getByRole('heading')).toHaveTextContent('线到这里断了');
});

it('asks nothing at other addresses', async () => {
  history.replaceState(null, '', '/community/');
  await showOwnQuestion();
  expect(answers).not.toHaveBeenCalled();
});
