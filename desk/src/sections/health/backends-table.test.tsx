import { render, screen, within } from '@testing-library/react';
import { BackendsTable } from './backends-table';

const backend = { startedAt: '2026-11-25T01:02:03.000Z', seenAt: '2026-11-25T16:30:00.000Z', node: 'v22.1.0' };
const memoryBytes = 3 * 1024 * 1024;

it('the table lists every backend with its state, and times by a clock in China', () => {
  render(
    <BackendsTable
      answering="b"
      backends={[
        { id: 'a', host: 'first.example', away: true, memoryBytes, ...backend },
        { id: 'b', host: 'second.example', away: false, memoryBytes, ...backend },
        { id: 'c', host: 'third.example', away: false, memoryBytes, ...backend },
      ]}
    />,
  );
  const cellsOf = (host: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${host}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const facts = ['2026-11-25 09:02', '2026-11-26 00:30', 'v22.1.0', '3 MB'];
  expect(cellsOf('first.example')).toEqual(['没有报到', ...facts]);
  expect(cellsOf('second.example')).toEqual(['在运行，这次是它回答的', ...facts]);
  expect(cellsOf('third.example')).toEqual(['在运行', ...facts]);
});
