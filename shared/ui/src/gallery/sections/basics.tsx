import { useId } from 'react';
import * as ui from '../..';
import {
  ButtonLink,
  ClosingNote,
  dyeClass,
  Heading,
  Logo,
  LogoMark,
  Selvage,
  ShuttleArt,
  StatusMark,
  text,
  WeavePattern,
  WeaveSwatch,
} from '../..';
import { Specimen, State } from '../specimen';
import styles from './sections.module.css';

const colours = [
  { name: '青，底与结构', tokens: ['pine-950', 'pine-850', 'pine-700', 'pine-500', 'pine-300', 'pine-100'] },
  { name: '月白，浅色底', tokens: ['moon-0', 'moon-50', 'moon-100', 'moon-200', 'moon-300'] },
  { name: '藤黄，只给正在动的', tokens: ['weft-300', 'weft-400', 'weft-500', 'weft-600', 'weft-700', 'weft-50'] },
  { name: '随底色变', tokens: ['fg', 'fg-2', 'fg-3', 'link', 'rule', 'focus'] },
  { name: '状态', tokens: ['st-ok', 'st-run', 'st-wait', 'st-bad'] },
  { name: '产品色，只作织样与细线', tokens: ['p-rpa', 'p-power', 'p-weave', 'p-conn', 'p-emp', 'p-edu'] },
];
const spaces = ['s1', 's2', 's3', 's4', 's6', 's8', 's12'];
const products = [
  { weave: 'plain', dye: 'rpa' },
  { weave: 'jacquard', dye: 'power' },
  { weave: 'twill', dye: 'weave' },
  { weave: 'basket', dye: 'connector' },
  { weave: 'satin', dye: 'employee' },
  { weave: 'herringbone', dye: 'education' },
] as const;
const icons = Object.entries(ui).flatMap(([name, Icon]) =>
  name.endsWith('Icon') ? [{ name, Icon: Icon as typeof ui.ArrowIcon }] : [],
);

export function Basics() {
  return (
    <>
      <Specimen
        name="色与间距"
        pieces={[]}
        use="颜色和间距只从 tokens.css 取。一块地方换成深底，只要给它 data-tone，里面的组件自己跟着变。"
      >
        {colours.map(({ name, tokens }) => (
          <State key={name} name={name}>
            <Swatches tokens={tokens} />
          </State>
        ))}
        <State name="间距，8 像素一格">
          <ul className={styles.spaces}>
            {spaces.map((token) => (
              <li key={token}>
                <svg aria-hidden="true">
                  <rect width={`var(--${token})`} height="100%" fill="var(--accent)" />
                </svg>
                --{token}
              </li>
            ))}
          </ul>
        </State>
      </Specimen>
      <Specimen
        name="字"
        pieces={['Heading', 'text']}
        use="标题写成几个短句，只在句间折行；正文用元素自己的大小，其余从 text 里取类名。"
      >
        <Typography />
      </Specimen>
      <Specimen
        name="品牌与织样"
        pieces={['Logo', 'LogoMark', 'WeaveSwatch', 'WeavePattern', 'dyeClass', 'ShuttleArt', 'Selvage']}
        use="一个产品一种织法、一种染料色；织样随产品的名字出现，不单独作装饰。"
      >
        <Weaves />
      </Specimen>
      <Specimen name="图标" pieces={[]} use="总有文字在旁边说同一件事，所以读屏不念；大小用类名改，颜色随文字。">
        <ul className={styles.icons}>
          {icons.map(({ name, Icon }) => (
            <li key={name}>
              <Icon />
              {name.replace(/Icon$/, '')}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        name="一页的主线"
        pieces={['ThreadSection', 'ClosingAction']}
        use="每一节是一个 ThreadSection，左右交替、总数是单数；最后一节靠左，线从那里进到 ClosingAction 的按钮。"
      >
        <StatusMark status="done">这一页自己就是它的样张</StatusMark>
      </Specimen>
      <Specimen
        name="没有主线的结尾"
        pieces={['ClosingNote']}
        use="别人写的、当工具用的页面，结尾写下一个人在那里做什么；不接主线。"
      >
        <ClosingNote phrases={['样张', '到这里。']} lead="一句话，一两个按钮。">
          <ButtonLink href="/">回首页</ButtonLink>
        </ClosingNote>
      </Specimen>
    </>
  );
}

function Swatches({ tokens }: { tokens: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {tokens.map((token) => (
        <li key={token}>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${token})`} />
          </svg>
          --{token}
        </li>
      ))}
    </ul>
  );
}

function Typography() {
  return (
    <>
      <State name="display，页首和结尾的大字">
        <Heading level={3} display phrases={['先录一遍，', '再让它自己跑。']} dim={1} />
      </State>
      <State name="Heading，三级">
        <Heading level={3} phrases={['把重复的事', '交给流程']} />
      </State>
      <State name="lead，标题下的一段">
        <p className={text.lead}>往后要接数据，或给全公司用，都还是同一套流程。</p>
      </State>
      <State name="正文">
        <p>打开表格，逐行读取，填到后台，遇到例外停下来问人。</p>
      </State>
      <State name="small、note、mono">
        <p className={text.small}>小一号的正文，用在卡片和表格里。</p>
        <p className={text.note}>注脚：示例数据，不代表实际效果。</p>
        <p className={text.mono}>sha256sum installer.deb</p>
      </State>
    </>
  );
}

function Weaves() {
  const id = useId();
  return (
    <>
      <State name="标志，单独的梭">
        <div className={styles.row}>
          <Logo name="云梭" />
          <LogoMark />
        </div>
      </State>
      <State name="六种织法，六种染料">
        <div className={styles.row}>
          {products.map(({ weave, dye }) => (
            <WeaveSwatch key={weave} weave={weave} dye={dye} />
          ))}
        </div>
      </State>
      <State name="一块布，颜色从 dyeClass 来">
        <svg className={`${styles.cloth} ${dyeClass('power')}`} aria-hidden="true">
          <WeavePattern id={id} weave="jacquard" weft="var(--dye)" warp="#b4c9e6" warpWidth={6} weftHeight={6} />
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </svg>
      </State>
      <State name="大梭和布边，用在结尾和页脚">
        <ShuttleArt className={styles.shuttle} />
        <Selvage />
      </State>
    </>
  );
}
