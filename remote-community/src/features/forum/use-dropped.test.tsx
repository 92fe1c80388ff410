import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { withoutPicture } from './inserted-pictures';
import { useDropped } from './use-dropped';

const add = jest.fn();
function Field() {
  const root = useRef<HTMLDivElement>(null);
  useDropped(root, add);
  return (
    <form>
      <textarea aria-label="内容" />
      <div ref={root} />
    </form>
  );
}
const picture = new File(['x'], 'a.png', { type: 'image/png' });

it('a picture that is dropped or pasted is taken; text that is pasted stays text', () => {
  render(<Field />);
  const field = screen.getByRole('textbox');
  const files = [picture];
  expect(fireEvent.drop(field, { dataTransfer: { files, types: ['Files'] } })).toBe(false);
  expect(fireEvent.paste(field, { clipboardData: { files, types: ['Files'] } })).toBe(false);
  expect(add.mock.calls).toEqual([[files], [files]]);
  expect(fireEvent.paste(field, { clipboardData: { files, types: ['text/plain', 'Files'] } })).toBe(true);
  expect(fireEvent.paste(field, { clipboardData: { files: [], types: ['text/plain'] } })).toBe(true);
  expect(add).toHaveBeenCalledTimes(2);
});

it('a picture goes with its line, and what stands around it stays', () => {
  const [one, two] = ['a', 'b'].map((letter) => letter.repeat(32));
  const text = `一\n![图](picture:${String(one)}-8x8)\n![图](picture:${String(two)}-8x8)\n二`;
  expect(withoutPicture(text, String(one))).toBe(`一\n![图](picture:${String(two)}-8x8)\n二`);
});
