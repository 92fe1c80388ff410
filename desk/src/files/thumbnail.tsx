import { styled } from '@mui/material';

/** A picture at a small size, on the place that its `width` and `height` reserve. */
export const Thumbnail = styled('img')({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: 120,
  maxHeight: 160,
  marginRight: 8,
});
