import { Alert, Box } from '@mui/material';
import { apiBaseUrl } from '@shared/client';
import type { PageProps } from '@shared/contract';
import { readMarkdown } from '@shared/markup/read-markdown';
import { PageContext } from '@shared/ui/page';
import { TextBlocks } from '@shared/ui/text-blocks';
import { useMemo } from 'react';

/** A text as the site reads it, with what it could not show; a file of its own, since it brings a reader of Markdown. */
export default function MarkdownPreview({ text }: { text: string }) {
  const { blocks, problems } = useMemo(() => readMarkdown(text), [text]);
  return (
    <Box
      component="section"
      aria-label="效果"
      sx={{ p: 2, mb: 2, border: 1, borderColor: 'divider', '& img': { height: 'auto', maxWidth: 1 } }}
      // A link would leave the form.
      onClickCapture={(event) => event.preventDefault()}
    >
      {problems.map(({ message }) => (
        <Alert key={message} severity="warning">
          {message}
        </Alert>
      ))}
      <PageContext value={{ config: { basePath: '/', apiBaseUrl: apiBaseUrl() } } as PageProps}>
        <TextBlocks blocks={blocks} />
      </PageContext>
    </Box>
  );
}
