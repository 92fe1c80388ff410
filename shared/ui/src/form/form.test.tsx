import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormFoot, FormNote } from './form';

it('is handed over with an empty required field too: what is missing is said at the field, not by the browser', async () => {
  const sent = jest.fn();
  render(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <input required aria-label="怎么称呼" />
      <FormNote>只用于这一次活动。</FormNote>
      <FormFoot>
        <button type="submit">发送</button>
      </FormFoot>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByText('只用于这一次活动。')).toBeInTheDocument();
});
