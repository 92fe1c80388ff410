import { call } from '@shared/client';
import { noticeCount } from '@shared/contract/endpoints';
import { ButtonLink, Link, Selvage } from '@shared/ui';
import { useMe, useOwnCall } from '../calls/use-call';
import { certificateHref } from '../grade/certificate-address';
import { levels } from '../grade/levels';
import { ApplicationState, useMyApplications } from '../grade/my-applications';
import { Step } from '../grade/stairs';
import stairs from '../grade/stairs.module.css';
import { PersonSquare } from '../people/person-square';
import { clock, day } from '../time/china-time';
import { useNextBooking } from './bookings';
import { useCertificates } from './certificates';
import styles from './overview.module.css';

const apply = '/certificate/#apply';
const counted = [
  ['questions', '提问'],
  ['answers', '回答'],
  ['works', '作品'],
  ['bookings', '预订'],
] as const;

/** Who one is, what comes next, how far one has come and how much is there, above the lists. */
export function Overview() {
  const me = useMe();
  return (
    <section className={styles.now} data-tone="dark" aria-label="现在">
      <Selvage />
      <div className={styles.who}>
        {me ? <PersonSquare id={me.id} name={me.name} /> : <i />}
        <h2>{me ? `${me.name}，你好` : '你好'}</h2>
        <Next />
      </div>
      <Levels />
      <ul className={styles.counts}>
        {counted.map(([tab, name]) => (
          <li key={tab}>
            <Link href={`/my/?tab=${tab}`}>
              <b>{me?.counts[tab] ?? '–'}</b>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next seat, else what is new, else the level above what one has: to apply for it, or to wait for its result. */
function Next() {
  const booking = useNextBooking();
  const news = useOwnCall(['unread notices'], (options) => call(noticeCount, {}, options)).data?.unread ?? 0;
  const { above } = useLevels();
  const [of, is, more, href, act] = booking
    ? [
        '下一次预订',
        `${day(booking.table.startsAt)} ${clock(booking.table.startsAt)}`,
        `${booking.table.name} · ${booking.table.topic}`,
        '/my/?tab=bookings',
        '改或取消',
      ]
    : news > 0
      ? ['有变动', `${String(news)} 条新通知`, '回答、申请或预订有了变动', '/my/?tab=notices', '看通知']
      : above?.application?.status === 'submitted'
        ? ['在审核', `等${above.label}的结果`, '有了结果会发通知', '/my/?tab=applications', '看申请']
        : above
          ? ['下一步', `申请${above.label}`, '交一件真的搭过的作品', apply, '看要交什么']
          : ['下一步', '去社区看看', '有人正卡在你解过的地方', '/community/homePage', '看问题'];
  return (
    <>
      <p>
        <small>{of}</small>
        <b>{is}</b>
        {more}
      </p>
      <ButtonLink variant="go" shuttle href={href}>
        {act}
      </ButtonLink>
    </>
  );
}

/**
 * The levels, each with one's certificate that holds, and the last application; and the one above what one has, which is not known until
 * both are.
 */
function useLevels() {
  const certificates = useCertificates().data;
  const applications = useMyApplications().data;
  const mine = levels.map((level) => {
    const application = applications?.find((one) => one.level === level.value);
    const certificate = certificates?.find((one) => one.level === level.value && one.revokedAt === null);
    const granted = application?.status === 'granted' ? application.certificateNo : null;
    return { ...level, application, no: certificate?.no ?? granted };
  });
  const above = certificates && applications ? mine[mine.findLastIndex(({ no }) => no) + 1] : undefined;
  return { mine, above };
}

/** The stairs of the levels, woven as far as one has come. */
function Levels() {
  const { mine, above } = useLevels();
  return (
    <ol className={stairs.stairs} aria-label="等级">
      {mine.map((level) => (
        <li key={level.value}>
          <LevelWords {...level} isNext={level === above} />
          <Step level={level.value} bare={!level.no} />
        </li>
      ))}
    </ol>
  );
}

type LevelWordsProps = ReturnType<typeof useLevels>['mine'][number] & { isNext: boolean };

function LevelWords({ label, note, no, application, isNext }: LevelWordsProps) {
  const name = <b>{label}</b>;
  if (no)
    return (
      <Link href={certificateHref(no)}>
        {name}
        <small>{no}</small>
      </Link>
    );
  if (application)
    return (
      <Link href="/my/?tab=applications">
        {name}
        <ApplicationState status={application.status} />
      </Link>
    );
  if (isNext)
    return (
      <Link href={apply}>
        {name}
        <small>{note}</small>
      </Link>
    );
  return (
    <p>
      {name}
      {note}
    </p>
  );
}
