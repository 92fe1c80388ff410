import { useState } from 'react';
import { applyForGrade, ResponseError } from 'shared/api';
import type { GradeLevel } from 'shared/contract/endpoints';
import { Button, Link, StatusMark } from 'shared/ui';
import { useAction } from '../calls/use-action';
import { ChoiceGroup } from '../form/choice-group';
import { Field } from '../form/field';
import { focusFirstWrong } from '../form/focus-first-wrong';
import { useDraft } from '../form/use-draft';
import { Problem } from '../states/problem';
import { EvidenceField } from './evidence-field';
import styles from './grade.module.css';
import { levels } from './levels';
import { useUploads } from './use-uploads';

const empty = { level: 'junior', realName: '', employer: '', statement: '' };

export function ApplyForm({ onApplied }: { onApplied: () => void }) {
  const { values, set, clear, begun } = useDraft('grade-application', empty);
  const uploads = useUploads();
  const [tried, setTried] = useState(false);
  const level: GradeLevel = levels.find(({ value }) => value === values.level)?.value ?? 'junior';
  const evidence = uploads.list.flatMap(({ done }) => (done ? [done.id] : []));
  const waiting = uploads.list.some(({ done, problem }) => !done && !problem);
  const action = useAction(() => {
    const { realName, employer, statement } = values;
    return applyForGrade(
      { level, realName, employer, statement, evidence },
      { swallow: true, loginReason: '登录后就能提交申请，填好的内容都在' },
    );
  });
  const wrong = (found: boolean, words: string) => (tried && found ? words : undefined);
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!values.realName.trim() || !values.statement.trim() || evidence.length === 0 || waiting) {
      focusFirstWrong(event.currentTarget);
      return;
    }
    if (!(await action.run(undefined))) return;
    clear();
    uploads.clear();
    setTried(false);
    onApplied();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ChoiceGroup
        name="level"
        label="申请哪一级"
        options={levels}
        value={level}
        onChange={(value) => {
          set('level', value);
        }}
      />
      <Field
        label="真实姓名"
        hint="印在证书上；查验时只显示姓"
        error={wrong(!values.realName.trim(), '写上姓名，证书上要印。')}
      >
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="name"
            maxLength={40}
            value={values.realName}
            onChange={(event) => {
              set('realName', event.target.value);
            }}
          />
        )}
      </Field>
      <Field label="公司或学校" optional>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="organization"
            maxLength={80}
            value={values.employer}
            onChange={(event) => {
              set('employer', event.target.value);
            }}
          />
        )}
      </Field>
      <Field
        label="你自动化了什么"
        error={wrong(!values.statement.trim(), '写清楚：碰哪些系统、多久跑一次、例外怎样处理。')}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            maxLength={2000}
            value={values.statement}
            onChange={(event) => {
              set('statement', event.target.value);
            }}
          />
        )}
      </Field>
      <EvidenceField
        uploads={uploads}
        error={wrong(evidence.length === 0 || waiting, waiting ? '等文件传完再提交。' : '至少传一个能看出步骤的文件。')}
      />
      {action.error ? <Problem>{applyProblem(action.error)}</Problem> : null}
      <p className={styles.privacy}>
        材料只用于这次评定，见<Link href="/privacy/">隐私说明</Link>。
      </p>
      <div className={styles.foot}>
        <Button variant="go" shuttle type="submit" disabled={action.busy}>
          {action.busy ? '正在提交…' : '提交申请'}
        </Button>
        {begun ? <StatusMark status="running">草稿已存在这台电脑上</StatusMark> : null}
      </div>
    </form>
  );
}

function applyProblem(error: Error): string {
  const reason = error instanceof ResponseError ? error.reason : undefined;
  if (reason === 'already-applied')
    return '这一级你已经申请过，或者已经拿到证书。在“我的申请”里看进度，也可以申请别的级别。';
  if (reason === 'file-missing') return '有文件在服务器上找不到了，请去掉它再传一次。';
  return `没有提交成：${error.message}。填的内容和文件都在，可以再提交一次。`;
}
