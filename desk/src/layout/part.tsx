import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of what is shown about a row, under its name. */
export function Part({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <section aria-label={name}>
      <Typography component="h3" variant="subtitle1">
        {name}
      </Typography>
      {children}
    </section>
  );
}
