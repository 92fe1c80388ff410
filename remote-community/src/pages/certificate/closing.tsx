import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote phrases={['还差一点，', '先去学。']} lead="教育页按级别列了课程和练习，学完再来申请。">
      <ButtonLink variant="go" shuttle href="/education/">
        看课程
      </ButtonLink>
      <ButtonLink href="/open_day/">到开放日练手</ButtonLink>
    </ClosingNote>
  );
}
