import { Afterwards } from '../frame/afterwards';

/** Ways on for who gets no seat, or has the wrong one. */
export default function NoSeat() {
  return (
    <Afterwards
      title="订不上的时候"
      steps={[
        ['想要的桌满了', '点“候补”排上。有人让出座位，就按先后订给你，并通知你。'],
        ['订了，又想换一张', '不用先取消：点“换到这张”，新座位订好了，原来的才让出。'],
        ['那天来不了', '在这里取消，座位按先后给候补的人。'],
      ]}
    />
  );
}
