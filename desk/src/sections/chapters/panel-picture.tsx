import { Box } from '@mui/material';
import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The picture of a panel, small, on the place that its size reserves. */
export function PanelPicture() {
  const { getSource } = useSourceContext();
  const [url, width, height] = useWatch({ name: [getSource('url'), getSource('width'), getSource('height')] }) as [
    Panel['url'],
    number,
    number,
  ];
  return (
    <Box
      component="img"
      src={apiUrl(url)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      sx={{ width: 96, height: 'auto', maxHeight: 160, objectFit: 'contain', objectPosition: 'top', mr: 1 }}
    />
  );
}
