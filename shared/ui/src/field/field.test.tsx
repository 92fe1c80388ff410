import { render, screen } from '@testing-library/react';
import { Field } from './field';

function setUp(words: { hint?: string; error?: string; optional?: boolean }) {
  render(
    <Field label="手机号" {...words}>
      {(described) => <input {...described} />}
    </Field>,
  );
}

describe('a field', () => {
  it('names its control and describes it by its hint', () => {
    setUp({ hint: '只用来通知余位' });
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('只用来通知余位');
    expect(screen.getByLabelText('手机号')).toBeValid();
  });

  it('says what is wrong in place of the hint', () => {
    setUp({ hint: '只用来通知余位', error: '还差 7 位' });
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('还差 7 位');
    expect(screen.getByLabelText('手机号')).toBeInvalid();
    expect(screen.queryByText('只用来通知余位')).not.toBeInTheDocument();
  });

  it('says that it may stay empty', () => {
    setUp({ optional: true });
    expect(screen.getByLabelText(/手机号\s*选填/)).toBeInTheDocument();
  });
});
