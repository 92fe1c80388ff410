import { call } from '@shared/client';
import { followList, followSave, type Follows } from '@shared/contract/endpoints';
import { BellIcon, Button, Problem } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { useOwnCall } from '../calls/use-call';

/** A person by number, or a topic by its value. */
export type Followed = { personId: number; topic?: undefined } | { topic: string; personId?: undefined };

export function useFollows() {
  return useOwnCall<Follows>(['follows'], (options) => call(followList, {}, options));
}

const isFollowed = ({ people, topics }: Follows, { personId, topic }: Followed) =>
  topic === undefined ? people.some(({ id }) => id === personId) : topics.includes(topic);

/** Wants to hear of what a person or a topic has that is new, or no more. */
export function FollowToggle({ of, name }: { of: Followed; name: string }) {
  const { data, change, reload } = useFollows();
  // Latin letters stand apart from Chinese.
  const called = /^\w/.test(name) ? ` ${name}` : name;
  const following = data !== undefined && isFollowed(data, of);
  const { busy, error, run } = useAction(async () => {
    const options = { swallow: true, loginReason: `登录后就能关注${called}，有新的会通知你` };
    const follows = await call(followSave, { ...of, following: !following }, options);
    change(() => follows);
    // Who has just signed in had no list to change.
    if (!data) reload();
    return true;
  });
  return (
    <>
      <Button small aria-pressed={following} disabled={busy} onClick={() => void run(undefined)}>
        <BellIcon />
        {following ? `已关注${called}` : `关注${called}`}
      </Button>
      {error ? <Problem>没有记下关注：{error.message}</Problem> : null}
    </>
  );
}
