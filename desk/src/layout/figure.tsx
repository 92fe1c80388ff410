import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="figure" sx={{ m: 0, minWidth: 0 }}>
      <CardContent>
        <Typography component="figcaption" variant="h6" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
