import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { PageContext } from '@shared/ui/page';
import shipped from '../../content/try-flow.json';
import { Demo } from './demo';
import { enhanceDemo } from './enhance-demo';

function setUp(enhanced = true) {
  const page = { config: siteConfigSchema.parse({}) } as PageProps;
  const { container } = render(
    <PageContext value={page}>
      <Demo />
    </PageContext>,
  );
  if (enhanced) enhanceDemo(container);
  const demo = within(screen.getByRole('group', { name: shipped.label }));
  const step = (place: number) => container.querySelector(`[data-step][value="${place}"]`);
  return { demo, step, user: userEvent.setup() };
}

describe('the flow that a visitor presses through', () => {
  it('says every step in words before anything is pressed', () => {
    const { demo, step } = setUp(false);
    for (const { name, words } of shipped.steps) {
      expect(demo.getAllByText(name)[0]).toBeInTheDocument();
      expect(demo.getByText(words)).toBeInTheDocument();
    }
    expect(step(1)).toBeChecked();
  });

  it('goes from step to step by the keys of its window, and says what came of it', async () => {
    const { demo, step, user } = setUp();
    for (const [place, key] of [shipped.signIn.next, shipped.read.next, shipped.check.next].entries()) {
      await user.click(demo.getByLabelText(key));
      expect(step(place + 2)).toBeChecked();
      expect(step(place + 2)).toHaveFocus();
      expect(demo.getByRole('status')).toHaveTextContent(shipped.steps[place + 1]?.say ?? 'none');
    }
    await user.click(demo.getByLabelText(shipped.send.next));
    expect(demo.getByRole('status')).toHaveTextContent(shipped.send.say);
  });

  it('leaves what is unclear to the visitor, without leaving the step', async () => {
    const { demo, step, user } = setUp();
    await user.click(demo.getByLabelText(shipped.read.next));
    await user.click(demo.getByLabelText(shipped.check.person.label));
    expect(step(3)).toBeChecked();
    expect(demo.getByRole('status')).toHaveTextContent(shipped.check.person.say);
  });

  it('goes back to any step', async () => {
    const { demo, step, user } = setUp();
    await user.click(demo.getByLabelText(shipped.check.next));
    await user.click(step(1) ?? document.body);
    expect(step(1)).toBeChecked();
    expect(demo.getByRole('status')).toHaveTextContent(shipped.steps[0]?.say ?? 'none');
  });
});
