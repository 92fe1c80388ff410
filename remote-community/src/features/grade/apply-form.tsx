import { useEffect } from 'react';
import { call, ResponseError } from '@shared/client';
import { type GradeApplication, personalGradeApply } from '@shared/contract/endpoints';
import { gradeFields } from '@shared/contract/fields';
import { Button, ChoiceGroup, Form, FormFoot, FormNote, Link, StatusMark } from '@shared/ui';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useDraftForm } from '../form/use-draft-form';
import { useSubmit } from '../form/use-submit';
import { UploadField } from '../uploads/upload-field';
import { accepted } from '../uploads/file-check';
import { levelOf, levels } from './levels';
import { type UploadRules, useUploads } from '../uploads/use-uploads';

const emptyApplication: ApplyValues = { level: 'junior', realName: '', employer: '', statement: '', files: 0 };

const uploadRules: UploadRules = {
  most: 5,
  purpose: 'evidence',
  loginReason: '登录后就能上传材料，填好的内容都在',
};
const options = { swallow: true, loginReason: '登录后就能提交申请，填好的内容都在' };

interface ApplyFormProps {
  /** An application that was refused, to begin with what stood in it. */
  again: GradeApplication | undefined;
  onApplied: () => void;
}

export function ApplyForm({ again, onApplied }: ApplyFormProps) {
  const { form, clear, begun } = useDraftForm<ApplyValues>('grade-application', emptyApplication);
  const uploads = useUploads(uploadRules);
  const evidence = uploads.arrived.map(({ id }) => id);
  const { busy, error, onSubmit } = useSubmit(
    form,
    ({ level, realName, employer, statement }) =>
      call(personalGradeApply, { level: levelOf(level), realName, employer, statement, evidence }, options),
    () => {
      clear();
      uploads.clear();
      onApplied();
    },
  );
  const { setValue, register } = form;
  register('files', { validate: enough });
  const { isSubmitted, errors } = form.formState;
  // Files are not ready while one is on its way.
  const ready = uploads.waiting ? -1 : evidence.length;
  useEffect(() => {
    setValue('files', ready, { shouldValidate: isSubmitted });
  }, [ready, isSubmitted, setValue]);
  const { keep } = uploads;
  useEffect(() => {
    if (!again) return;
    const { level, realName, employer, statement, evidence: files } = again;
    for (const [field, value] of Object.entries({ level, realName, employer, statement }))
      setValue(field as keyof ApplyValues, value, { shouldDirty: true });
    keep(files);
  }, [again, setValue, keep]);
  return (
    <Form onSubmit={onSubmit}>
      <ChoiceGroup
        key={again?.id}
        label="申请哪一级"
        options={levels}
        registered={register('level')}
        initial={again?.level ?? emptyApplication.level}
        error={errors.level?.message}
      />
      <TypedField
        form={form}
        name="realName"
        limits={gradeFields.realName}
        label="真实姓名"
        hint="写在证书上；别人查验时只看到姓，除非你公开全名"
        autoComplete="name"
        missing="写上姓名，证书上要印。"
      />
      <TypedField
        form={form}
        name="employer"
        limits={gradeFields.employer}
        label="公司或学校"
        autoComplete="organization"
      />
      <TypedField
        form={form}
        name="statement"
        limits={gradeFields.statement}
        label="你自动化了什么"
        rows={5}
        placeholder="例：每月 1 号取三家店的结算单，和订单逐笔对，差额列进一张表；取不到就停下，发消息给我。"
        missing="写清楚：碰哪些系统、多久跑一次、例外怎样处理。"
      />
      <UploadField
        label="证明材料"
        hint={`${accepted.evidence.limits}。流程截图、运行日志、课程记录都可以；账号和客户姓名请先遮住。`}
        uploads={uploads}
        pastes
        error={errors.files?.message}
      />
      <SendProblem error={error}>{error && applyProblem(error)}</SendProblem>
      <FormNote>
        材料只用于这次评定，见<Link href="/privacy/">隐私说明</Link>。
      </FormNote>
      <FormFoot>
        <Button variant="go" shuttle type="submit" disabled={busy}>
          {busy ? '正在提交…' : '提交申请'}
        </Button>
        {begun ? <StatusMark status="running">草稿已存在这台设备上</StatusMark> : null}
      </FormFoot>
    </Form>
  );
}

function enough(files: number): string | true {
  if (files < 0) return '等文件传完再提交。';
  return files > 0 || '至少传一个能看出步骤的文件。';
}

function applyProblem(error: Error): string {
  const reason = error instanceof ResponseError ? error.reason : undefined;
  if (reason === 'already-applied')
    return '这一级你已经申请过，或者已经拿到证书。在“我的申请”里看进度，也可以申请别的级别。';
  if (reason === 'file-missing') return '有文件在服务器上找不到了，请去掉它再传一次。';
  return `没有提交成：${error.message}。填的内容和文件都在，可以再提交一次。`;
}

interface ApplyValues {
  level: string;
  realName: string;
  employer: string;
  statement: string;
  /** Files that have arrived; -1 while one is on its way. */
  files: number;
}
