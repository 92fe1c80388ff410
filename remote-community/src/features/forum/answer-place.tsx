import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { answerFields } from '@shared/contract/fields';
import { Button, Field, Problem } from '@shared/ui';
import type { AnswerForm, Early } from './answer-form';
import { answerWords } from './answer-words';
import styles from './forum.module.css';

type FormProps = Omit<ComponentProps<typeof AnswerForm>, 'early'>;

const load = () => import(/* webpackChunkName: "answer-form" */ './answer-form');

/** The field of an answer, as everybody is sent it; what it takes to send one comes after it, and goes on with what is typed. */
export function AnswerPlace(props: FormProps) {
  const [Form, setForm] = useState<ComponentType<ComponentProps<typeof AnswerForm>>>();
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const early = useRef<Early>({ text: '', focused: false });
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    load().then(
      ({ AnswerForm: Loaded }) => {
        const show = () => {
          if (!stop.signal.aborted) setForm(() => Loaded);
        };
        // A word that is being put together would be lost with its field.
        if (!composing.current) show();
        else field.current?.addEventListener('compositionend', show, { once: true, signal: stop.signal });
      },
      () => {
        if (!stop.signal.aborted) setBroken(true);
      },
    );
    return () => {
      stop.abort();
    };
  }, [attempt]);
  const attach = useCallback((element: HTMLTextAreaElement | null) => {
    if (!element) return undefined;
    field.current = element;
    return () => {
      early.current = { text: element.value, focused: document.activeElement === element };
    };
  }, []);
  if (Form) return <Form {...props} early={early} />;
  return (
    <form
      id="answer"
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Field label={answerWords.label} hint={answerWords.hint}>
        {(described) => (
          <textarea
            {...described}
            ref={attach}
            rows={answerWords.rows}
            maxLength={answerFields.content.max}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={() => {
              composing.current = false;
            }}
          />
        )}
      </Field>
      {broken ? (
        <>
          <Problem>回答的按钮没有载入，写的还在。</Problem>
          <div className={styles.foot}>
            <Button
              small
              onClick={() => {
                setBroken(false);
                setAttempt(attempt + 1);
              }}
            >
              再试一次
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.foot}>
          <span />
          <Button small variant="go" disabled>
            发布回答
          </Button>
        </div>
      )}
    </form>
  );
}
