import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { PageContext } from '@shared/ui/page';
import editions from '../../content/editions.json';
import templates from '../../content/templates.json';
import { ReadyFlows } from './ready-flows';
import { enhanceTill, reckon } from './till';
import words from './words.json';

const { lines, upTo } = words.flows.slip;

function setUp() {
  const { container } = render(
    <PageContext value={{ config: siteConfigSchema.parse({}) } as PageProps}>
      <ReadyFlows />
    </PageContext>,
  );
  enhanceTill(container);
  return (name: string) => container.querySelector(`[data-sum=${name}]`)?.textContent;
}

describe('the slip', () => {
  it('adds up what is ticked before anything is pressed', () => {
    const sum = setUp();
    const minutes = lines.filter(({ ticked }) => ticked).map((line) => line.times * line.minutes);
    const { byHand } = reckon(minutes, { hourly: 40, price: 150, free: 8 });
    expect(sum('byHand')).toBe(byHand.toLocaleString('zh-CN'));
    expect(sum('saved')).toBe(sum('byHand'));
  });

  it('follows what is ticked, and asks for the client once there are more than are free', async () => {
    const sum = setUp();
    const user = userEvent.setup();
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) await user.click(box);
    expect(sum('software')).toBe('150');
    await user.click(screen.getByRole('checkbox', { name: /关店对账/ }));
    await user.click(screen.getByRole('checkbox', { name: /订单抄进表/ }));
    expect(sum('software')).toBe('0');
    expect(screen.queryAllByText('26 天 × 25 分')[0]).not.toBeVisible();
  });

  it('says the same minutes as the templates, and as many free flows as the editions', () => {
    for (const { flow, minutes } of lines) {
      const saves = templates.find(({ id }) => id === flow)?.saves;
      expect(saves).toContain(minutes < 60 ? `${minutes} 分钟` : `${minutes / 60} 小时`);
    }
    const kept = editions.featureGroups.flatMap(({ features }) => features).find(({ name }) => name === '保存的流程');
    expect(kept?.allowances[0]).toBe(`${upTo} 条`);
  });
});
