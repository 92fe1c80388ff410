import { type ComponentProps, type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { answerFields } from '@shared/contract/fields';
import { usePage } from '@shared/ui/page';
import { Actions, Button, Field, Problem } from '@shared/ui';
import { answerField, type Begun } from './answer-field';
import type { AnswerForm } from './answer-form';
import styles from '../posts/write.module.css';
import { ToolsToCome } from './tools-to-come';

type FormProps = ComponentProps<typeof AnswerForm>;

const load = () => import(/* webpackChunkName: "answer-form" */ './answer-form');

/**
 * The field of an answer, as everybody is sent it. What keeps drafts, checks and sends comes after the page: it takes over what was
 * typed meanwhile, and sends it if that was asked.
 */
export function AnswerPlace(props: Omit<FormProps, 'takeBegun'>) {
  const { host } = usePage();
  const [Form, setForm] = useState<ComponentType<FormProps>>();
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const sent = useRef(false);
  const begun = useRef<Begun>(null);
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
    return () => stop.abort();
  }, [attempt]);
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (!element) return undefined;
      field.current = element;
      return () => {
        // The form says of itself whether it is unsaved.
        host.setUnsaved(false);
        begun.current = { text: element.value, focused: document.activeElement === element, sent: sent.current };
      };
    },
    [host],
  );
  const takeBegun = useCallback(() => {
    const taken = begun.current;
    begun.current = null;
    return taken;
  }, []);
  if (Form) return <Form {...props} takeBegun={takeBegun} />;
  const { max } = answerFields.content;
  return (
    <form
      id="answer"
      className={styles.write}
      method="dialog"
      noValidate
      data-plain
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = true;
      }}
    >
      <Field label={answerField.label}>
        {(described) => (
          <textarea
            {...described}
            ref={attach}
            name="content"
            rows={answerField.rows}
            maxLength={max}
            onInput={() => host.setUnsaved(true)}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={() => {
              composing.current = false;
            }}
          />
        )}
      </Field>
      {broken ? <Problem>回答的按钮没有载入，写的还在。</Problem> : null}
      <div className={styles.foot}>
        <span />
        <span>0 / {max}</span>
        <Actions>
          {broken ? (
            <Button
              small
              onClick={() => {
                setBroken(false);
                setAttempt(attempt + 1);
              }}
            >
              再试一次
            </Button>
          ) : (
            <Button small variant="go" type="submit">
              发布回答
            </Button>
          )}
        </Actions>
      </div>
      <ToolsToCome />
    </form>
  );
}
