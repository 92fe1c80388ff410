import { useState } from 'react';
import { Button, CheckField, ChoiceGroup, Field, Form, FormFoot, FormNote, Link, SearchField, StatusMark } from '../..';
import { Specimen, type Tone, State } from '../specimen';

const topics = [
  { value: 'trial', label: '试用' },
  { value: 'price', label: '报价', note: '按机器数' },
  { value: 'other', label: '其他' },
];

export function Fields() {
  return (
    <>
      <Specimen
        name="输入框"
        pieces={['Field']}
        use="标签在上，说明在下；出错时错误替下说明。单行、多行、下拉都放进同一个 Field。"
        touched="键盘焦点：描边变青，外加一圈浅青；出错：描边和字变红，读屏会念出原因；不能改：底色变灰。"
      >
        <Field label="怎么称呼">{(control) => <input {...control} autoComplete="off" />}</Field>
        <Field label="公司" optional hint="查验时只显示姓">
          {(control) => <input {...control} defaultValue="示例公司" />}
        </Field>
        <Field label="手机号" error="还差 7 位。只在这次预订有变化时打。">
          {(control) => <input {...control} type="tel" defaultValue="1380" />}
        </Field>
        <Field label="预约号（不能改）">{(control) => <input {...control} disabled defaultValue="1024" />}</Field>
        <Field label="话题">
          {(control) => (
            <select {...control}>
              <option>录制与回放</option>
              <option>定时与通知</option>
            </select>
          )}
        </Field>
        <Field label="停在哪一步，想要什么结果" hint="写下看到的提示，一句话也行。">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              defaultValue="每天早上要从三个后台导出订单，再一行行抄到总表里。昨天第 218 行的收件人名字里有一个生僻字，流程停在那里，后面的都没有抄。"
            />
          )}
        </Field>
      </Specimen>
      <Specimen
        name="单选块"
        pieces={['ChoiceGroup']}
        use="选项不多、要一眼看全时用，每块一样宽；超过七个改用下拉。"
        touched="键盘焦点：三像素外框，方向键换选项；选中：描边变深、底色变浅青、字加粗；出错：描边变红，下面一行字说明，读屏会念出原因。"
      >
        {(tone) => (
          <>
            <State name="已选一个">
              <ChoiceGroup label="想说哪件事" options={topics} registered={{ name: `topic-${tone}` }} initial="trial" />
            </State>
            <State name="还没选，但必须选">
              <ChoiceGroup
                label="想说哪件事"
                options={topics}
                registered={{ name: `missing-${tone}` }}
                error="选一件，看的人先看它。"
              />
            </State>
          </>
        )}
      </Specimen>
      <Specimen
        name="勾选"
        pieces={['CheckField']}
        use="同意一件事，或者打开一项。整行字都能点，字里可以有链接。"
        touched="键盘焦点：方框外三像素外框。"
      >
        {(tone) => (
          <>
            <CheckField name={`weekly-${tone}`} defaultChecked>
              每周把运行结果发给我
            </CheckField>
            <CheckField name={`locked-${tone}`} disabled>
              由管理员统一打开，这里不能改
            </CheckField>
            <CheckField name={`consent-${tone}`} error="勾选后才能发送：不同意联系，我们就不能回你。">
              同意为这次留言联系我，见<Link href="#fields">隐私说明</Link>
            </CheckField>
          </>
        )}
      </Specimen>
      <Specimen
        name="搜索框"
        pieces={['SearchField']}
        use="放在 role 为 search 的表单里；搜到的结果有自己的地址。"
        touched="键盘焦点：整个框描边变青，外加一圈浅青。"
      >
        {(tone) => <SearchField label={`找问题，${tone}`} placeholder="例：跳过一行" />}
      </Specimen>
      <Specimen
        name="整张表单"
        pieces={['Form', 'FormNote', 'FormFoot']}
        use="字段一列到底；按钮前一行说内容用在哪里，按钮旁说草稿在不在。空着按发送，看错误怎样出现。"
      >
        {(tone) => <FormSpecimen tone={tone} />}
      </Specimen>
    </>
  );
}

function FormSpecimen({ tone }: { tone: Tone }) {
  const [missing, setMissing] = useState(false);
  const name = `name-${tone}`;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(new FormData(event.currentTarget).get(name) === '');
      }}
    >
      <Field label="签到时叫你什么" {...(missing && { error: '写一个称呼，签到时叫得到你。' })}>
        {(control) => <input {...control} name={name} autoComplete="off" />}
      </Field>
      <FormNote>
        填写的内容用于这一次活动，见<Link href="#fields">隐私说明</Link>。
      </FormNote>
      <FormFoot>
        <Button variant="go" shuttle type="submit">
          发送
        </Button>
        <StatusMark status="running">草稿已存在这台设备上</StatusMark>
      </FormFoot>
    </Form>
  );
}
