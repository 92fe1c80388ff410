import { call } from '@shared/client';
import { profileSave, profileShown, type ShownPart } from '@shared/contract/endpoints';
import { CheckField, Problem, TextLink } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { Unanswered } from '../calls/unanswered';
import { useOwnCall } from '../calls/use-call';
import { personHref } from '../people/person-name';

const parts: readonly (readonly [ShownPart, string])[] = [
  ['answers', '我的回答'],
  ['questions', '我的提问'],
  ['works', '我的作品'],
  ['certificates', '我的证书'],
];

/** What a member shows on a page of their own; there is none until something is chosen. */
export function Profile({ id }: { id: number }) {
  const choice = useOwnCall(['profile'], (options) => call(profileShown, {}, options));
  const { busy, error, run } = useAction(async (shown: ShownPart[]) => {
    const saved = await call(profileSave, { shown }, { swallow: true });
    choice.change(() => saved);
    return saved;
  });
  const shown = choice.data?.shown;
  return (
    <section>
      <h3>公开主页</h3>
      <p>选了的内容，谁都能在你的主页看到；一样都不选，就没有主页。</p>
      {shown ? (
        <>
          {parts.map(([part, label]) => (
            <CheckField
              key={part}
              checked={shown.includes(part)}
              disabled={busy}
              onChange={({ target }) =>
                void run(target.checked ? [...shown, part] : shown.filter((one) => one !== part))
              }
            >
              {label}
            </CheckField>
          ))}
          <p>{shown.length > 0 ? <TextLink href={personHref(id)}>看我的主页</TextLink> : '现在没有公开。'}</p>
        </>
      ) : (
        <Unanswered what="公开的内容" call={choice} bones={null} />
      )}
      {error ? <Problem>没有改成：{error.message}</Problem> : null}
    </section>
  );
}
