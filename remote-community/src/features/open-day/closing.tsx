import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote
      phrases={['订一个座位，', '带上那件烦事。']}
      lead="来不了，就装好客户端，照平时的做法自己录一遍；卡住了到社区问。"
    >
      <ButtonLink variant="go" shuttle href="/open_day/#tables">
        看余位
      </ButtonLink>
      <ButtonLink href="/client-download/">免费下载</ButtonLink>
    </ClosingNote>
  );
}
