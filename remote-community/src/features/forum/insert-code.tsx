import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { Button } from '@shared/ui';

interface InsertCodeProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The field that the code is in. */
  name: Path<Values>;
}

/** Makes what is selected code; where nothing is, the cursor is put where code is to be typed. */
export function InsertCode<Values extends FieldValues>({ form, name }: InsertCodeProps<Values>) {
  const root = useRef<HTMLSpanElement>(null);
  const insert = () => {
    const field = root.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { text, from, to } = withCode(form.getValues(name), field.selectionStart, field.selectionEnd);
    // The field would cut it off, and with it the end of the code.
    if (field.maxLength >= 0 && text.length > field.maxLength) return;
    form.setValue(name, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
    field.focus();
    field.setSelectionRange(from, to);
  };
  return (
    <span ref={root}>
      <Button small onClick={insert}>
        代码
      </Button>
    </span>
  );
}

/** The text with what is selected in it as code, and what is selected then: within a line between backticks, else between fences. */
export function withCode(text: string, start: number, end: number): { text: string; from: number; to: number } {
  const [before, selected, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isPart = !/(?:^|\n)$/.test(before) || !/^(?:\n|$)/.test(after);
  const wrap = (opening: string, closing: string) => ({
    text: before + opening + selected + closing + after,
    from: start + opening.length,
    to: start + opening.length + selected.length,
  });
  if (isPart && selected !== '' && !/[\n`]/.test(selected)) return wrap('`', '`');
  const above = before === '' || before.endsWith('\n') ? '' : '\n';
  const below = after === '' || after.startsWith('\n') ? '' : '\n';
  return wrap(`${above}\`\`\`\n`, `${selected.endsWith('\n') ? '' : '\n'}\`\`\`${below}`);
}
