import { useState } from 'react';
import { apiUrl, call, ResponseError } from '@shared/client';
import { applicationReview, type GradeApplication, openApplications } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { Actions, Bones, Button, Empty, Problem, Form } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { useOwnCall, useMe } from '../calls/use-call';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import styles from './grade.module.css';
import { levelName } from './levels';
import { useForm } from 'react-hook-form';
import { moderationFields } from '@shared/contract/fields';
import { TypedField } from '../form/typed-field';
import { Unanswered } from '../calls/unanswered';

/** Applications that wait for a reviewer's decision, with their evidence. */
export function ReviewList() {
  return useMe()?.roles.includes('reviewer') ? <OpenApplications /> : null;
}

function OpenApplications() {
  const applications = useOwnCall(['open applications'], (options) => call(openApplications, {}, options));
  const { data } = applications;
  return (
    <section className={styles.review} aria-label="待评定的申请">
      <h3>待评定的申请</h3>
      {!data ? (
        <Unanswered what="待评定的申请" call={applications} bones={<Bones rows={2} />} />
      ) : data.length === 0 ? (
        <Empty title="都评完了">有新的申请时会列在这里。</Empty>
      ) : (
        <ul className={list.list}>
          {data.map((application) => (
            <OpenApplication key={application.id} application={application} onDecided={applications.reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Decision {
  decision: 'granted' | 'rejected';
  /** The reason for a refusal, told to the applicant. */
  reason?: string;
}

/** Outcome of a review; where two reviewers have to agree, one alone changes nothing yet. */
function textOf({ status, certificateNo }: GradeApplication): string {
  if (status === 'submitted') return '意见已记下，等另一位评审';
  return certificateNo ? `已通过，证书编号 ${certificateNo}` : '已记为没有通过';
}

function OpenApplication({ application, onDecided }: { application: GradeApplication; onDecided: () => void }) {
  const { host } = usePage();
  const { id, level, realName, employer, statement, evidence, submittedAt } = application;
  const { busy, error, run } = useAction(({ decision, reason }: Decision) =>
    call(applicationReview, { applicationId: id, decision, ...(reason && { reason }) }, { swallow: true })
      .catch((refused: unknown) => {
        // The application leaves the list, and its own sentence with it.
        if (refused instanceof ResponseError && refused.reason === 'already-reviewed')
          host.showMessage({ kind: 'info', text: refused.message });
        throw refused;
      })
      .finally(onDecided),
  );
  const [refusing, setRefusing] = useState(false);
  const decide = async (decision: Decision) => {
    const decided = await run(decision);
    if (!decided) return;
    const text = textOf(decided);
    host.showMessage({ kind: 'success', text });
  };
  return (
    <li>
      <h4>
        {realName} · {levelName(level)}
      </h4>
      <p>{statement}</p>
      <p className={list.meta}>
        {employer ? <span>{employer}</span> : null}
        <span>{fullDay(submittedAt)}提交</span>
        {evidence.map((file) => (
          <a key={file.id} href={apiUrl(file.url)} download={file.name}>
            {file.name}
          </a>
        ))}
      </p>
      {error ? <Problem>没有评成：{error.message}</Problem> : null}
      {refusing ? (
        <RefusalForm
          busy={busy}
          onRefuse={(reason) => void decide({ decision: 'rejected', reason })}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <Actions>
          <Button small variant="solid" disabled={busy} onClick={() => void decide({ decision: 'granted' })}>
            通过
          </Button>
          <Button small disabled={busy} onClick={() => setRefusing(true)}>
            不通过
          </Button>
        </Actions>
      )}
    </li>
  );
}

interface RefusalFormProps {
  busy: boolean;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why an application is refused: the applicant reads it. */
function RefusalForm({ busy, onRefuse, onCancel }: RefusalFormProps) {
  const fields = useForm({ defaultValues: { reason: '' } });
  return (
    <Form onSubmit={(event) => void fields.handleSubmit(({ reason }) => onRefuse(reason))(event)}>
      <TypedField
        form={fields}
        name="reason"
        limits={moderationFields.reason}
        label="没有通过的原因"
        hint="申请人会看到"
        rows={2}
        missing="写上没有通过的原因。"
      />
      <Actions>
        <Button small variant="solid" type="submit" disabled={busy}>
          不通过
        </Button>
        <Button small disabled={busy} onClick={onCancel}>
          取消
        </Button>
      </Actions>
    </Form>
  );
}
