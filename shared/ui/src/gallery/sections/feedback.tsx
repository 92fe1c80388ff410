import { useState } from 'react';
import { Actions, Bones, Button, Confirm, DeskWay, Dialog, Empty, Failed, Pager, Problem, Toast } from '../..';
import { Specimen, State } from '../specimen';
import styles from './sections.module.css';

const nothing = () => undefined;

export function Feedback() {
  return (
    <>
      <Specimen
        name="对话框"
        pieces={['Dialog']}
        use="要离开手头的事、做完再回来时用；能在原地说清的不要弹。浏览器自带的 dialog，手机上从下面升起。"
        touched="Esc、关闭按钮、点旁边都能关；关上后焦点回到打开它的地方。"
      >
        <DialogSpecimen />
      </Specimen>
      <Specimen
        name="再问一次"
        pieces={['Confirm']}
        use="做了就回不来的事，在原地展开再问一遍：说清一起没了的是什么，默认是留着。"
      >
        <State name="平常">
          <Confirm label="删除这条回答？" doing="删除" busy={false} problem={undefined} onDo={nothing} onKeep={nothing}>
            <b>删除这条回答？</b>
            删除后不能恢复，收到的 12 个赞也会一起去掉。
          </Confirm>
        </State>
        <State name="没有做成">
          <Confirm
            label="取消预订？"
            doing="取消预订"
            busy={false}
            problem="没有取消成：网络断了。座位还在。"
            onDo={nothing}
            onKeep={nothing}
          >
            取消后座位会让给别人。
          </Confirm>
        </State>
      </Specimen>
      <Specimen
        name="消息条"
        pieces={['Toast']}
        use="一件刚做完的小事，四秒后自己收起；出错的一直留着，等人关。要读者接着做什么的，写在原地，不用它。"
        touched="键盘焦点：关闭按钮上三像素外框。"
      >
        <ToastSpecimen />
      </Specimen>
      <Specimen
        name="翻页"
        pieces={['Pager']}
        use="每一页都有自己的地址，能收藏、能后退；只有一页时只说共几条。"
        touched="悬停：描边变深、底色变浅；键盘焦点：三像素外框。"
      >
        {(tone) => (
          <>
            <State name="中间一页">
              <Pager what={`问题，${tone}，中间`} page={2} size={10} total={48} href={() => '#feedback'} />
            </State>
            <State name="最后一页，下一页不能按">
              <Pager what={`问题，${tone}，最后`} page={5} size={10} total={48} href={() => '#feedback'} />
            </State>
            <State name="只有一页">
              <Pager what="问题" page={1} size={10} total={7} href={() => '#feedback'} />
            </State>
          </>
        )}
      </Specimen>
      <Specimen
        name="空的"
        pieces={['Empty', 'DeskWay']}
        use="列表里还什么都没有，或者没有搜到：说是什么情形，再给下一步；能添加的同事，多一个去后台的按钮。"
      >
        <Empty
          title="没有找到“例外处理”"
          action={
            <>
              <Button small>看全部问题</Button>
              <DeskWay roles={['editor']} of={['editor']} to="works/create" />
            </>
          }
        >
          换一个词，或者把它问出来。
        </Empty>
      </Specimen>
      <Specimen
        name="没有载入"
        pieces={['Failed']}
        use="一块内容没有到：说缺的是什么、为什么，给一个重试；页面其余照常。"
      >
        <Failed what="问题列表" error={new Error('等了十秒没有回应')} retry={nothing} />
      </Specimen>
      <Specimen
        name="没有做成"
        pieces={['Problem']}
        use="一次提交没有成功，在提交的地方说一行：发生了什么，填的内容还在不在。"
      >
        <Problem>没有发出去：服务暂时不可用。填的内容都在，可以再发一次。</Problem>
      </Specimen>
      <Specimen
        name="还没到的"
        pieces={['Bones']}
        use="列表在路上时占住它的位置，高度和行数照着将要来的样子，内容到了不跳动。"
      >
        <State name="平常">
          <Bones rows={2} />
        </State>
        <State name="tall，带封面的行">
          <Bones rows={1} tall />
        </State>
      </Specimen>
    </>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState<'short' | 'long'>();
  const close = () => setOpen(undefined);
  return (
    <Actions>
      <Button onClick={() => setOpen('short')}>打开对话框</Button>
      <Button onClick={() => setOpen('long')}>打开很长的</Button>
      {open ? (
        <Dialog
          title={open === 'short' ? '订好了' : '把三个平台、五种币种、每周两次的结算单合成一张表的全部步骤'}
          note="确认信息也留在“我的预订”里"
          onClose={close}
        >
          {Array.from({ length: open === 'short' ? 1 : 24 }, (_, line) => (
            <p key={line}>周六 14:00 到一楼大厅签到，报名字即可。要改期，提前一天在“我的预订”里改。</p>
          ))}
          <Actions>
            <Button variant="solid" onClick={close}>
              知道了
            </Button>
          </Actions>
        </Dialog>
      ) : null}
    </Actions>
  );
}

const messages = [
  { kind: 'info', words: '链接已复制' },
  { kind: 'error', words: '没有保存成：网络断了。改动还在这一页，恢复后再按一次保存，或者先把文字复制到别处。' },
] as const;

function ToastSpecimen() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <div className={styles.toasts} role="status">
      {messages
        .filter(({ kind }) => !closed.includes(kind))
        .map(({ kind, words }) => (
          <Toast key={kind} kind={kind} onClose={() => setClosed([...closed, kind])}>
            {words}
          </Toast>
        ))}
      {closed.length > 0 ? (
        <Button small onClick={() => setClosed([])}>
          再看一次
        </Button>
      ) : null}
    </div>
  );
}
