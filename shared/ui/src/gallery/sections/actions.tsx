import { Actions as ActionRow, Button, ButtonLink, Link, TextLink, TrashIcon } from '../..';
import { Specimen, State } from '../specimen';

export function Actions() {
  return (
    <>
      <Specimen
        name="按钮"
        pieces={['Button', 'ButtonLink']}
        use="就地做一件事用 Button，去另一个地址用 ButtonLink。黄色 go 一屏只有一个；行里、表里用 solid；其余用 ghost。"
        touched="悬停：底色变浅或描边变深，梭向前走一步；按下：go 的内影翻到上边；键盘焦点：三像素外框，浅底青、深底黄。"
      >
        <State name="go，主要动作">
          <ActionRow>
            <Button variant="go" shuttle>
              免费下载
            </Button>
            <Button variant="go" small>
              小号
            </Button>
            <Button variant="go" disabled>
              正在发送…
            </Button>
          </ActionRow>
        </State>
        <State name="solid，行里的动作">
          <ActionRow>
            <Button variant="solid">查验</Button>
            <Button variant="solid" small>
              小号
            </Button>
            <Button variant="solid" disabled>
              不能按
            </Button>
          </ActionRow>
        </State>
        <State name="ghost，次要动作">
          <ActionRow>
            <ButtonLink href="#actions">看产品</ButtonLink>
            <Button small>
              <TrashIcon />
              去掉
            </Button>
            <Button disabled>不能按</Button>
          </ActionRow>
        </State>
      </Specimen>
      <Specimen name="一排按钮" pieces={['Actions']} use="两三个按钮放在一起时用；手机上每个占满一行，主要的在前。">
        <ActionRow>
          <ButtonLink href="#actions" variant="go" shuttle>
            预约演示
          </ButtonLink>
          <ButtonLink href="#actions">先看价格</ButtonLink>
        </ActionRow>
      </Specimen>
      <Specimen
        name="链接"
        pieces={['Link', 'TextLink']}
        use="正文里用 Link，站内地址会自己带上站点所在的路径；单独成行、引向下一步用 TextLink。"
        touched="悬停：下划线变深，箭头向前；键盘焦点：三像素外框。"
      >
        <State name="单独成行">
          <TextLink href="#actions">看六个行业怎么用</TextLink>
        </State>
        <State name="文字很长">
          <TextLink href="#actions">
            从一张对不上的表开始：跨境店铺怎样把三个平台的结算单合到一起，并且每天早上九点以前看到结果
          </TextLink>
        </State>
        <State name="正文里，样子由所在的页面给">
          <p>
            填写的内容怎样使用，见<Link href="#actions">隐私说明</Link>。
          </p>
        </State>
      </Specimen>
    </>
  );
}
