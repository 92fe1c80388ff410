import { useState } from 'react';
import type { PageProps } from '@shared/contract';
import { sceneDataSource, request } from '@shared/contract/endpoints';
import { text } from '@shared/ui';
import { definePage, staticRegion } from '@shared/ui/page';
import { askedTopic } from '../../features/contact/asked-topic';
import { PageHero } from '../../features/frame/page-hero';
import styles from '../contact/page.module.css';
import { ContactForm } from './contact-form';
import head from './head.json';
import { Sent } from './sent';
import words from './words.json';

const Way = staticRegion('way', () => import(/* webpackChunkName: "contact-en.static" */ './way'));
const Closing = staticRegion('closing', () => import(/* webpackChunkName: "contact-en.static" */ './closing'));

export const page = definePage({
  start: 'eager',
  head,
  regions: [Way, Closing],
  data: () => ({ topics: request(sceneDataSource, { sceneCode: 'contact-topic' }) }),
  Component: Contact,
});

function Contact({ query, hash, config }: PageProps) {
  const [no, setNo] = useState<string>();
  const { phone } = config.brand;
  return (
    <>
      <PageHero
        crumbs={head.breadcrumb}
        crumbsLabel="You are here"
        phrases={words.phrases}
        dim={1}
        lead={words.lead}
        dark
        tall
        picture={
          no === undefined ? (
            <div className={styles.form} data-tone="light">
              <h2>{words.heading}</h2>
              <ContactForm asked={askedTopic(query, hash)} onSent={setNo} />
            </div>
          ) : (
            <Sent no={no} onAgain={() => setNo(undefined)} />
          )
        }
      >
        <p className={styles.phone}>
          {words.call} <a href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>{phone}</a>{' '}
          <small className={text.note}>{words.hours}</small>
        </p>
        <noscript>
          <p>{words.noscript}</p>
        </noscript>
        <Way />
      </PageHero>
      <Closing />
    </>
  );
}
