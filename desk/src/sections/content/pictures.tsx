import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { apiUrl } from '@shared/client';
import { deskPictureList, deskPictureRemove, deskPictureSave } from '@shared/contract/endpoints';
import { useRefresh } from 'react-admin';
import { Thumbnail } from '../../files/thumbnail';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { SENDS_PICTURES, SendFile } from './send-file';

function Send() {
  return <SendFile {...SENDS_PICTURES} onSent={useRefresh()} />;
}

export const pictures = describe({
  name: 'pictures',
  label: '图片库',
  roles: ['marketer'],
  icon: PicturesIcon,
  calls: { list: deskPictureList, save: deskPictureSave, remove: deskPictureRemove },
  represent: ({ alt, name }) => alt || name,
  list: {
    sort: ['createdAt', 'DESC'],
    sorts: ['createdAt', 'name', 'uses'],
    filters: ['keyword'],
    none: '还没有图片。',
    actions: <Send />,
    columns: [
      {
        label: '图片',
        says: ({ url, alt, width, height }) => (
          <Thumbnail {...{ src: `${apiUrl(url)}?w=400`, alt, width, height, loading: 'lazy' }} />
        ),
      },
      'alt',
      'name',
      number('uses'),
      time('createdAt'),
    ],
  },
  form: {
    removes: '有内容用着，或者用过的，不能删除。',
    fields: [
      {
        source: 'alt',
        required: true,
        max: 200,
        helperText: '图片里有什么，给看不见图的人。已经放到页面上的，要到那里改',
      },
    ],
  },
});
