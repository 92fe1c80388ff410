import { Alert } from '@mui/material';

export interface ContentPreviewProps {
  /** The entry that is edited. */
  entry: { package: string; key: string };
  /** What is in its form. */
  value: unknown;
  /** A page that shows it, below the base path; undefined where it has none. */
  address: string | undefined;
  /** Told of the place in the value that somebody chose on the page: `heads.0.title`. */
  onPick: (field: string) => void;
}

/** The real page beside the form, with what is typed. */
export function ContentPreview(_props: ContentPreviewProps) {
  return <Alert severity="info">预览稍后可用</Alert>;
}
