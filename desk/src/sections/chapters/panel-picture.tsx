import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Thumbnail } from '../../files/thumbnail';

type Seen = [url: Panel['url'] | undefined, width: number, height: number];

/** The picture of a panel; what is in it is beside it. */
export function PanelPicture() {
  const { getSource } = useSourceContext();
  const [url, width, height] = useWatch({
    name: [getSource('url'), getSource('width'), getSource('height')],
  }) as Seen;
  return url === undefined ? null : <Thumbnail src={apiUrl(url)} width={width} height={height} alt="" loading="lazy" />;
}
