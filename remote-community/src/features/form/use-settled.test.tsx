import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSettled } from './use-settled';

function Field() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <output>{useSettled(typed, 150)}</output>
    </>
  );
}

it('a typed text settles after a pause, and after the end of a word that is being put together', () => {
  jest.useFakeTimers();
  render(<Field />);
  const field = screen.getByRole('textbox');
  const wait = () => {
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    return screen.getByRole('status').textContent;
  };
  fireEvent.change(field, { target: { value: '定时' } });
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(wait()).toBe('定时');
  fireEvent.change(field, { target: { value: '定时 y' } });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: '定时 yun' } });
  expect(wait()).toBe('定时');
  fireEvent.change(field, { target: { value: '定时运行' } });
  fireEvent.compositionEnd(field);
  expect(wait()).toBe('定时运行');
});
