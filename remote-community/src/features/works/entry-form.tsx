import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { call, ResponseError } from '@shared/client';
import { workEntrySubmit } from '@shared/contract/endpoints';
import { workFields, workLimits } from '@shared/contract/fields';
import { Actions, Button, ChoiceGroup, Form, FormFoot, FormNote, Link, Problem, StatusMark, text } from '@shared/ui';
import { SendProblem } from '../form/send-problem';
import { TypedField } from '../form/typed-field';
import { useSubmit } from '../form/use-submit';
import { useSignedIn } from '../login/use-signed-in';
import { linesOf, storyProblem, stepsProblem } from './entry-values';
import { UploadField } from '../uploads/upload-field';
import { accepted } from '../uploads/file-check';
import { type Entry, isChanged } from './use-entry';
import type { Uploads } from '../uploads/use-uploads';
import { useScene } from './use-works';
import styles from './entry.module.css';
import { enteringReason, isOpen } from './entering';
import { FlowCover } from './flow-cover';

/** Seldom there is one. */
const MendedNote = lazy(() => import(/* webpackChunkName: "work-preview" */ './mended-note'));

const { limits } = accepted.work;
const example = '读取发票\n按税号找订单\n比较金额\n写出差异表';

interface EntryFormProps {
  own: Entry;
  cover: Uploads;
  pictures: Uploads;
  onPreview: () => void;
  /** Shows the text that was written elsewhere in place of this. */
  onTheirs: () => void;
}

export function EntryForm({ own, cover, pictures, onPreview, onTheirs }: EntryFormProps) {
  const { form, entry, values, problem } = own;
  const seasons = useScene('work-season');
  const categories = useScene('work-category');
  const { busy, error, onSubmit } = useSubmit(
    form,
    async () => {
      const { id, version } = await own.keep({ loginReason: enteringReason });
      try {
        return await call(workEntrySubmit, { id, version }, { swallow: true, loginReason: enteringReason });
      } catch (failure) {
        if (failure instanceof ResponseError && failure.reason === 'changed-since') await own.look();
        throw failure;
      }
    },
    own.moved,
  );
  const { register, setValue, getValues } = form;
  const chosen = seasons.find(({ value }) => value === values.season);
  const offered = seasons.filter((season) => isOpen(season) || season === chosen);
  const only = offered.length === 1 ? offered[0]?.value : undefined;
  useEffect(() => {
    if (only && getValues('season') === '') setValue('season', only);
  }, [only, getValues, setValue]);
  const { errors } = form.formState;
  const waiting = cover.waiting || pictures.waiting;
  const mended = entry?.mended ?? null;
  const overtaken = isChanged(problem) || (isChanged(error) && !mended);
  return (
    <Form onSubmit={onSubmit}>
      <Part
        name="说明"
        beside={entry?.workId == null && only ? `参加${chosen?.label ?? offered[0]?.label ?? ''}。` : null}
      >
        {entry?.workId == null && only ? null : entry?.workId == null ? (
          <ChoiceGroup
            label="参加哪个赛季"
            options={offered.map(({ value, label }) => ({ value, label }))}
            registered={register('season', { required: '选一个正在征集的赛季。' })}
            error={errors.season?.message}
          />
        ) : (
          <p>{`参加${chosen?.label ?? values.season}。发布过的作品不能换赛季。`}</p>
        )}
        {chosen && !isOpen(chosen) ? <p>{`${chosen.label}现在不收作品。写的内容会留在草稿里。`}</p> : null}
        <TypedField
          form={form}
          name="title"
          limits={workFields.title}
          label="标题"
          placeholder="例：发票三单匹配"
          missing="给作品起个名字。"
        />
        <ChoiceGroup
          label="哪个部门用"
          options={categories.map(({ value, label }) => ({ value, label }))}
          registered={register('category', { required: '选一个部门。' })}
          error={errors.category?.message}
        />
        <TypedField
          form={form}
          name="summary"
          limits={workFields.summary}
          label="一句话说它替谁做了什么"
          rows={4}
          placeholder="例：把发票、订单和入库单对上，对不上的列出来给人看。"
          missing="写一句话，列表里会显示。"
        />
      </Part>
      <Part kind="flow" name="流程" beside="写三段话和几个步骤，封面跟着步骤画。">
        <TypedField
          {...{ form, name: 'story', limits: workFields.story, rows: 8, label: '这件作品' }}
          hint="一行一段，以“原来：”“现在：”“出错时：”开头"
          placeholder={
            '原来：财务两个人每周三下午对发票，一次 90 分钟。\n现在：机器人 8 分钟跑完，差额超过 1 元的由会计确认。\n出错时：读不清的不猜，放进“待看”文件夹。'
          }
          missing="写清楚原来怎么做，现在怎么做。"
          also={storyProblem}
        />
        <TypedField
          {...{ form, name: 'steps', limits: workFields.steps, rows: 8, label: '流程的步骤' }}
          hint={`一行一步，最多 ${String(workLimits.steps)} 步`}
          placeholder={example}
          missing="一行写一步，从哪里开始到哪里结束。"
          also={stepsProblem}
        />
        <figure>
          <figcaption>没有封面图时，封面由步骤画成这样</figcaption>
          <FlowCover id={entry?.workId ?? entry?.id ?? 1} steps={linesOf(values.steps.trim() || example)} />
        </figure>
      </Part>
      <Part kind="files" name="图和视频" beside="都可以不选，有步骤就能交。">
        <UploadField label="封面" hint={`横的好看些，旁边会裁掉一点。${limits}。`} uploads={cover} pictures />
        <UploadField
          label="图片"
          hint={`账号、姓名和金额请先遮住。${limits}，最多 ${String(workLimits.pictures)} 张。`}
          uploads={pictures}
          pictures
        />
        <TypedField
          form={form}
          name="video"
          limits={workFields.video}
          label="视频地址"
          inputMode="url"
          hint="哔哩哔哩、腾讯视频或优酷播放页的地址；页面上只放链接"
          invalid={`${workFields.video.invalid}。`}
        />
      </Part>
      <Part>
        <FormNote>
          提交后会有人看，发布时署你的名字。图片里记着的拍摄地点、时间和相机，上传时会去掉，见
          <Link href="/privacy/">隐私说明</Link>。
        </FormNote>
        {overtaken ? (
          <Overtaken own={own} onTheirs={onTheirs} />
        ) : mended ? (
          <Suspense>
            <MendedNote mended={mended} settle={own.settle} />
          </Suspense>
        ) : error ? (
          <SendProblem error={error}>{submitProblem(error)}</SendProblem>
        ) : problem ? (
          <Problem>没有存上：{problem.message}。写的内容在这台设备上，会再存。</Problem>
        ) : null}
        <FormFoot>
          <Button variant="go" shuttle type="submit" disabled={busy || waiting || mended !== null}>
            {busy ? '正在提交…' : waiting ? '等图片传完' : '提交'}
          </Button>
          <Button onClick={onPreview}>预览</Button>
          <Kept own={own} />
        </FormFoot>
      </Part>
    </Form>
  );
}

interface PartProps {
  /** What stands beside the fields: a drawn flow, or pictures and a film. */
  kind?: 'flow' | 'files';
  name?: string;
  beside?: ReactNode;
  children: ReactNode;
}

/** Some fields, under what they are about. */
function Part({ kind, name, beside, children }: PartProps) {
  return (
    <section className={[styles.part, kind && styles[kind]].filter(Boolean).join(' ')}>
      {name ? (
        <header>
          <h2>{name}</h2>
          {beside}
        </header>
      ) : null}
      <div>{children}</div>
    </section>
  );
}

function Kept({ own: { entry, dirty, saving, problem } }: { own: Entry }) {
  const signedIn = useSignedIn();
  if (saving) return <StatusMark status="running">正在存草稿…</StatusMark>;
  if (dirty && (!signedIn || problem)) return <StatusMark status="waiting">草稿只在这台设备上</StatusMark>;
  if (dirty || !entry) return null;
  return <StatusMark status="done">草稿已存到你的账号</StatusMark>;
}

function Overtaken({ own, onTheirs }: { own: Entry; onTheirs: () => void }) {
  return (
    <div>
      <Problem>这件作品在别的窗口或设备上改过了，这里写的还没有存。用哪一份？</Problem>
      <Actions>
        <Button
          small
          onClick={() => {
            own.overwrite().catch(() => undefined);
          }}
        >
          用这里写的
        </Button>
        <Button small onClick={onTheirs}>
          用那边的，这里的不要了
        </Button>
      </Actions>
      <p className={text.note}>用这里写的，会盖过那边的。</p>
    </div>
  );
}

function submitProblem(error: Error): string {
  const fields = error instanceof ResponseError ? (error.detail.fields ?? []) : [];
  const beside = fields.find(({ path }) => path === 'cover' || path === 'pictures');
  return `没有提交成：${beside?.message ?? error.message}。写的内容都在，可以再提交一次。`;
}
