import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageProps } from '@shared/contract';
import { type customAssist, type DataOf, sceneDataSource, request } from '@shared/contract/endpoints';
import { text } from '@shared/ui';
import { definePage, staticRegion } from '@shared/ui/page';
import { askedTopic } from '../../features/contact/asked-topic';
import { ContactForm } from '../../features/contact/contact-form';
import { Sent } from '../../features/contact/sent';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import styles from './page.module.css';
import { enteringHref } from '../../features/works/entering';

const OwnDemo = lazy(() => import(/* webpackChunkName: "demo" */ '../../features/contact/own-demo'));
const Way = staticRegion('way', () => import(/* webpackChunkName: "contact.static" */ './way'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "contact.static" */ './closing'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [Way, Closing],
  data: () => ({ topics: request(sceneDataSource, { sceneCode: 'contact-topic' }) }),
  Component: Contact,
});

function Contact({ query, hash, config, host }: PageProps) {
  const [sent, setSent] = useState<DataOf<typeof customAssist>>();
  // The way back in of who booked a demonstration, from a mail.
  const ticket = /^#demo=([\w.-]+)$/.exec(hash)?.[1];
  const { phone, hours } = config.brand;
  // Works were entered here before they had a form of their own.
  const entering = new URLSearchParams(query).get('for') === 'work';
  useEffect(() => {
    if (entering) host.navigate(enteringHref(), { replace: true });
  }, [entering, host]);
  return (
    <>
      <PageHero
        crumbs={head.breadcrumb}
        phrases={['哪件事重复，', '说给我们听。']}
        dim={1}
        lead={'写清是哪件事，留下电话或邮箱。三个工作日内（示例），有\u2060人按你留的方式回复。'}
        dark
        tall
        picture={
          sent !== undefined ? (
            <Sent {...sent} onAgain={() => setSent(undefined)} />
          ) : ticket !== undefined ? (
            <div className={styles.form} data-tone="light">
              <Suspense>
                <OwnDemo ticket={ticket} />
              </Suspense>
            </div>
          ) : (
            <div className={styles.form} data-tone="light">
              <h2>留言</h2>
              <ContactForm asked={askedTopic(query, hash)} onSent={setSent} />
            </div>
          )
        }
      >
        <p className={styles.phone}>
          或者直接打 <a href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>{phone}</a>{' '}
          <small className={text.note}>{hours}</small>
        </p>
        <noscript>
          <p>脚本没有运行，这个表单发不出去；请打上面的电话。</p>
        </noscript>
        <Way />
      </PageHero>
      <Closing />
    </>
  );
}
