import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { PageContext } from '@shared/ui/page';
import { ReadyFlows } from './ready-flows';
import templates from '../../content/templates.json';

const readyFlows = templates.filter(({ small }) => small);

describe('the ready flows', () => {
  it('are ten, each opening on its steps, its fields and a sample table without a script', () => {
    const page = { config: siteConfigSchema.parse({}) } as PageProps;
    render(
      <PageContext value={page}>
        <ReadyFlows />
      </PageContext>,
    );
    const flows = screen.getAllByRole('group');
    expect(flows).toHaveLength(10);
    for (const [place, flow] of flows.entries()) {
      const { steps = [], fields = [], result } = readyFlows[place] ?? {};
      for (const words of [...steps, ...fields]) expect(within(flow).getAllByText(words)[0]).toBeInTheDocument();
      const table = within(flow).getByRole('table', { hidden: true });
      expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(result?.columns.length ?? 0);
      expect(within(flow).getByText('示例')).toBeInTheDocument();
    }
  });

  it('fill every column of their sample', () => {
    for (const { result } of readyFlows) for (const row of result.rows) expect(row).toHaveLength(result.columns.length);
  });
});
