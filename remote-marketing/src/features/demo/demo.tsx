import { AppWindow, Chip, StatusMark, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import type { ReactNode } from 'react';
import shipped from '../../content/try-flow.json';
import { mark } from '../../scenes/cells';
import { Choice } from '../../sections/choice';
import { filled } from '../../sections/filled';
import { SectionHead } from '../../sections/section-head';
import { Sheet } from '../../scenes/sheet';
import styles from './demo.module.css';

/** A flow that a visitor presses through. Which step the window shows is a radio button's: it works before any script (`enhance-demo.ts`). */
export function Demo() {
  const { phrases, lead, label, window, of, steps, signIn, read, check, send, action } = useContent(
    'try-flow',
    shipped,
  );
  const rows = read.rows.map(({ order, paid, due }) => ({ order, paid, due, same: paid === due }));
  return (
    <SectionHead phrases={phrases} lead={lead}>
      <div role="group" id="demo" aria-label={label} className={styles.demo} data-demo>
        <div className={styles.steps}>
          {steps.map(({ name, words, say }, place) => (
            <label key={name}>
              <input
                type="radio"
                name="demo-step"
                value={place + 1}
                defaultChecked={place === 0}
                data-step
                data-say={say}
              />
              <b>{name}</b>
              <span>{words}</span>
            </label>
          ))}
        </div>
        <AppWindow
          className={styles.window}
          title={window}
          bar={steps.map(({ name }, place) => (
            <StatusMark key={name} status="running" className={styles[`at${place + 1}`]}>
              {filled(of, { step: place + 1 })}
            </StatusMark>
          ))}
        >
          <Stage at={1} title={signIn.title} next={signIn.next}>
            <dl className={styles.form}>
              {[signIn.account, signIn.secret, signIn.use, signIn.seen].map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Stage>
          <Stage at={2} title={read.title} next={read.next}>
            <Sheet
              caption={read.title}
              columns={[read.columns[0] ?? '', `>${read.columns[1] ?? ''}`]}
              rows={rows.map(({ order, paid }) => [order, paid])}
            />
          </Stage>
          <Stage at={3} title={check.title} next={check.next}>
            <Sheet
              caption={check.title}
              columns={[read.columns[0] ?? '', `>${read.columns[1] ?? ''}`, `>${check.column}`, '\u00a0']}
              running={rows.findIndex(({ same }) => !same)}
              rows={rows.map(({ order, paid, due, same }) => [
                order,
                paid,
                due,
                same ? mark('done', check.same) : mark('running', check.other),
              ])}
            />
            <fieldset className={styles.answer}>
              <legend>{check.question}</legend>
              {(['fee', 'person'] as const).map((value) => (
                <Choice key={value} name="demo-answer" value={value} say={check[value].say}>
                  {check[value].label}
                </Choice>
              ))}
            </fieldset>
          </Stage>
          <Stage at={4} title={send.title}>
            <div className={styles.message}>
              <Chip>{send.robot}</Chip>
              <p>
                {send.message}
                <span className={styles.asked}>{send.asked}</span>
                <span className={styles.fee}>{send.fee}</span>
                <span className={styles.person}>{send.person}</span>
              </p>
            </div>
            <ul className={styles.log}>
              {send.log.map((line) => (
                <li key={line}>{mark('done', line)}</li>
              ))}
            </ul>
            <div className={styles.sending}>
              <Choice name="demo-sent" value="sent" several say={send.say}>
                {send.next}
              </Choice>
              {mark('done', send.sent)}
            </div>
          </Stage>
        </AppWindow>
        <p role="status" className={text.visuallyHidden} />
      </div>
      <TextLink href={action.href}>{action.label}</TextLink>
    </SectionHead>
  );
}

/** What the window shows at a step, and the key that leads to the next. */
function Stage({ at, title, next, children }: { at: number; title: string; next?: string; children: ReactNode }) {
  return (
    <div className={`${styles.stage ?? ''} ${styles[`at${at}`] ?? ''}`}>
      <p className={styles.title}>{title}</p>
      {children}
      {next ? (
        <div className={styles.next}>
          <Choice name="demo-step" value={String(at + 1)}>
            {next}
          </Choice>
        </div>
      ) : null}
    </div>
  );
}
