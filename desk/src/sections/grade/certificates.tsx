import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Button } from '@mui/material';
import { type DeskCertificate, certificateRevoke, deskCertificateList } from '@shared/contract/endpoints';
import { useState } from 'react';
import {
  Datagrid,
  FunctionField,
  SearchInput,
  SelectField,
  SelectInput,
  TextField,
  useRecordContext,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskList } from '../../layout/desk-list';
import { chinaTime } from '../../layout/china-clock';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';

const levels = choicesOf(valueWords.certificates.level);
const states = [
  { id: 'valid', name: '有效' },
  { id: 'revoked', name: '已吊销' },
];

function Certificates() {
  return (
    <DeskList
      sort={{ field: 'issuedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" placeholder="编号或姓名" alwaysOn />,
        <SelectInput key="l" source="level" choices={levels} alwaysOn />,
        <SelectInput key="s" source="state" label="状态" choices={states} alwaysOn />,
      ]}
    >
      <Datagrid bulkActionButtons={false}>
        <TextField source="id" sortBy="no" />
        <TextField source="holder" />
        <SelectField source="level" choices={levels} />
        <FunctionField<DeskCertificate> label="发证" sortBy="issuedAt" render={({ issuedAt }) => chinaTime(issuedAt)} />
        <FunctionField<DeskCertificate> label="状态" sortBy="revokedAt" render={stateOf} />
        <Revoke label="操作" />
      </Datagrid>
    </DeskList>
  );
}

function stateOf({ revokedAt, revokedReason }: DeskCertificate): string {
  return revokedAt === null ? '有效' : `${chinaTime(revokedAt)} 吊销：${revokedReason}`;
}

/** Ends a certificate from its row, with the reason that its holder reads. */
function Revoke(_props: { label: string }) {
  const certificate = useRecordContext<DeskCertificate>();
  const [asking, setAsking] = useState(false);
  const { act, busy } = useAct();
  if (certificate?.revokedAt !== null) return null;
  const { id: certificateNo } = certificate;
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`吊销 ${certificateNo}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        吊销
      </Button>
      {asking && (
        <ReasonDialog
          title={`吊销证书 ${certificateNo}`}
          confirm="吊销"
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={(reason) => act(certificateRevoke, { certificateNo, reason }, '证书已吊销')}
        >
          查验时会显示已吊销；持有人会看到原因，可以重新申请。
        </ReasonDialog>
      )}
    </>
  );
}

/** Certificates that were granted. */
export const certificates: DeskResource = {
  ...{ name: 'certificates', label: '证书', roles: ['reviewer'], icon: VerifiedIcon },
  calls: { list: deskCertificateList },
  list: Certificates,
  represent: ({ id }) => String(id),
};
