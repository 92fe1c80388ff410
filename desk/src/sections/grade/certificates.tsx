import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { type DeskCertificate, deskCertificateList } from '@shared/contract/endpoints';
import { SearchInput } from 'react-admin';
import { chinaTime } from '../../layout/china-clock';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { RevokeButton } from './application-actions';

const states = [
  { id: 'valid', name: '有效' },
  { id: 'revoked', name: '已吊销' },
];

function stateOf({ revokedAt, revokedReason }: DeskCertificate): string {
  return revokedAt === null ? '有效' : `${chinaTime(revokedAt)} 吊销：${revokedReason}`;
}

export const certificates = describe({
  name: 'certificates',
  label: '证书',
  roles: ['reviewer'],
  icon: VerifiedIcon,
  calls: { list: deskCertificateList },
  represent: 'id',
  list: {
    sort: ['issuedAt', 'DESC'],
    sorts: ['no', 'holder', 'level', 'issuedAt', 'revokedAt'],
    filters: [
      <SearchInput key="keyword" source="keyword" placeholder="编号或姓名" alwaysOn />,
      'level',
      { source: 'state', label: '状态', choices: states },
    ],
    opens: false,
    columns: [
      { source: 'id', sortBy: 'no' },
      'holder',
      'level',
      time('issuedAt'),
      { label: '状态', sortBy: 'revokedAt', says: stateOf },
      {
        label: '操作',
        says: ({ id, revokedAt }) =>
          revokedAt === null && <RevokeButton certificateNo={id} label="吊销" name={`吊销 ${id}`} />,
      },
    ],
  },
});
