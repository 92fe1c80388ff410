import { call } from '@shared/client';
import { type MyMessage, myMessages, sceneDataSource } from '@shared/contract/endpoints';
import { ButtonLink, Empty, type Status, StatusMark } from '@shared/ui';
import { useOwnCall, useRead } from '../calls/use-call';
import { spoken } from '../contact/message-number';
import list from '../list/list.module.css';
import { moment } from '../time/china-time';
import styles from './my.module.css';
import { OwnList } from './own-list';

/** The desk's states, in the words of who waits. */
const states: Readonly<Record<MyMessage['status'], readonly [Status, string]>> = {
  new: ['waiting', '已收到'],
  working: ['running', '处理中'],
  answered: ['done', '已回复'],
  closed: ['done', '已结束'],
};

/** Messages from me to the vendor while signed in: how far it is, and what was answered. */
export function MyMessages() {
  const messages = useOwnCall(['messages'], (options) => call(myMessages, {}, options));
  const topics = useRead(sceneDataSource, { sceneCode: 'contact-topic' });
  return (
    <OwnList
      what="我的留言"
      list={messages}
      keyOf={({ id }) => id}
      empty={
        <Empty title="还没有留言" action={<ButtonLink href="/contactus/">去留言</ButtonLink>}>
          登录后留的言，处理到哪一步、回了什么，会列在这里。
        </Empty>
      }
    >
      {({ no, topic, message, receivedAt, status, answers }) => {
        const [mark, words] = states[status];
        return (
          <>
            <h3>留言 {spoken(no)}</h3>
            <p className={list.meta}>
              <StatusMark status={mark}>{words}</StatusMark>
              <span>{topics.data?.find(({ value }) => value === topic)?.label ?? ''}</span>
              <time dateTime={receivedAt}>{moment(receivedAt)}</time>
            </p>
            <p className={styles.told}>{message}</p>
            {answers.map(({ id, subject, text, madeAt }) => (
              <section key={id} className={styles.answer} aria-label={`回复：${subject}`}>
                <h4>{subject}</h4>
                <p className={styles.told}>{text}</p>
                <p className={list.meta}>
                  <time dateTime={madeAt}>{moment(madeAt)}</time>
                  用邮件回复
                </p>
              </section>
            ))}
          </>
        );
      }}
    </OwnList>
  );
}
