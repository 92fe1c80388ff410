import { lazy, startTransition, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { answerFields } from '@shared/contract/fields';
import { Actions, Button, Field } from '@shared/ui';
import type { AnswerFormProps } from './answer-form';
import { answerField, type Begun } from './answer-field';
import styles from './forum.module.css';

const AnswerForm = lazy(() =>
  import(/* webpackChunkName: "answer-form" */ './answer-form').then((module) => ({ default: module.AnswerForm })),
);

/**
 * Where an answer is written. The composed page, and a page that just began, hold a plain field: what keeps drafts and checks what
 * is typed comes afterwards, takes over what was typed meanwhile, and sends it if that was asked.
 */
export function AnswerPlace(props: Omit<AnswerFormProps, 'takeBegun'>) {
  const [alive, setAlive] = useState(false);
  const begun = useRef<Begun>(null);
  useEffect(() => {
    // In a transition the plain field stays until the form is there.
    startTransition(() => {
      setAlive(true);
    });
  }, []);
  const takeBegun = useCallback(() => {
    const taken = begun.current;
    begun.current = null;
    return taken;
  }, []);
  const leave = useCallback((left: Begun) => {
    begun.current = left;
  }, []);
  return <Suspense>{alive ? <AnswerForm {...props} takeBegun={takeBegun} /> : <PlainForm onLeft={leave} />}</Suspense>;
}

function PlainForm({ onLeft }: { onLeft: (begun: Begun) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  useLayoutEffect(() => {
    const element = field.current;
    return () => {
      if (!element) return;
      onLeft({ text: element.value, focused: document.activeElement === element, sent: sent.current });
    };
  }, [onLeft]);
  const { max } = answerFields.content;
  return (
    <form
      id="answer"
      className={styles.write}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent.current = true;
      }}
    >
      <Field label={answerField.label} hint={answerField.hint}>
        {(described) => <textarea {...described} ref={field} name="content" maxLength={max} rows={answerField.rows} />}
      </Field>
      <div className={styles.foot}>
        <span />
        <span>0 / {max}</span>
        <Actions>
          <Button small variant="go" type="submit">
            发布回答
          </Button>
        </Actions>
      </div>
    </form>
  );
}
