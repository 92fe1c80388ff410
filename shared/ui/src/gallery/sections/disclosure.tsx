import { Faq, Fold, Tabs } from '../..';
import { Specimen, State } from '../specimen';

const questions = [
  { question: '不会写代码能用吗？', answer: '能。先把要做的事录一遍，再在步骤里改。' },
  {
    question: '如果网页改版、按钮换了位置，或者同一个系统在两台电脑上显示的语言不一样，已经录好的流程还能接着跑吗？',
    answer: '能认出的继续，认不出的停下来问人，不会乱点。',
  },
];

const roles = [
  { label: '运营', content: <p>每天早上九点，三家店的日报已经在群里。</p> },
  { label: '财务', content: <p>发票逐张核对，对不上的单独列出来。</p> },
  { label: '客服', content: <p>差评一出现就提醒，不用守着后台刷新。</p> },
];

export function Disclosure() {
  return (
    <>
      <Specimen
        name="标签页"
        pieces={['Tabs', 'enhanceTabs']}
        use="同一件事的几种情形，一次看一种，最多六个。没有脚本时是单选按钮，有脚本后能用方向键。"
        touched="悬停：字色变深；键盘焦点：框在标签里面；选中：深底白字。"
      >
        {(tone) => <Tabs name={`roles-${tone}`} label="岗位" items={roles} />}
      </Specimen>
      <Specimen
        name="折叠问答"
        pieces={['Faq']}
        use="读者只关心其中几条时用，浏览器自带的 details，没有脚本也能开合；给了名字就一次只开一条。"
        touched="悬停：问题变色；展开：加号转成叉；键盘焦点：三像素外框。"
      >
        {(tone) => (
          <State name="第一条展开，第二条收起、字很长">
            <Faq items={questions} name={`questions-${tone}`} />
          </State>
        )}
      </Specimen>
      <Specimen
        name="手机上收起"
        pieces={['Fold']}
        use="长表在手机上先收起，点了再看；宽屏和纸上总是展开的，没有脚本也一样。"
        touched="展开：加号变成减号；键盘焦点：三像素外框。"
      >
        {() => (
          <Fold label="看全部 11 样">
            <p>这里是一张长表。</p>
          </Fold>
        )}
      </Specimen>
    </>
  );
}
