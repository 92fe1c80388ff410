import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote
      phrases={['把你的早上', '画成下一话。']}
      lead="留言告诉我们一件每天都要做的重复事。选中的会画成漫画，人物和公司都会换掉。"
    >
      <ButtonLink variant="go" shuttle href="/contactus/?topic=other#type=contactus">
        去留言
      </ButtonLink>
    </ClosingNote>
  );
}
