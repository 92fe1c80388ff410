import { Button } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** Kinds of files, as an `<input type="file">` takes them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function FileButton({ label, accept, multiple = false, disabled = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** Pictures that the server takes, as a file dialog filters them. */
export const PICTURES = 'image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp';
