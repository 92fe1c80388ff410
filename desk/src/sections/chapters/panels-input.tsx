import { TextInput, maxLength, useSourceContext } from 'react-admin';
import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { useWatch } from 'react-hook-form';
import { Thumbnail } from '../../files/thumbnail';
import { OrderedItems } from '../../layout/ordered-items';

/** The panels of a chapter, from the top down. */
export function PanelsInput() {
  return (
    <OrderedItems list="panels" unit="格" inline>
      <PanelPicture />
      <TextInput
        source="alt"
        label="画了什么、说了什么"
        helperText={false}
        multiline
        validate={maxLength(500)}
        sx={{ flex: { sm: '1 1 16rem' } }}
      />
    </OrderedItems>
  );
}

type Seen = [url: Panel['url'] | undefined, width: number, height: number];

/** The picture of a panel; what is in it is beside it. */
function PanelPicture() {
  const { getSource } = useSourceContext();
  const [url, width, height] = useWatch({
    name: [getSource('url'), getSource('width'), getSource('height')],
  }) as Seen;
  return url === undefined ? null : <Thumbnail src={apiUrl(url)} width={width} height={height} alt="" loading="lazy" />;
}
