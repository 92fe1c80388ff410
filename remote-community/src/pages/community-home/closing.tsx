import { ButtonLink, ClosingAction } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingAction
      weave="jacquard"
      dye="rpa"
      phrases={['文章里也许', '已经写着。']}
      lead="安装、录制、运行、排错，帮助中心按主题写着，也能直接搜。"
    >
      <ButtonLink variant="go" shuttle href="/qa/">
        去帮助中心
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </ClosingAction>
  );
}
