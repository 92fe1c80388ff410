/** The topic that query or hash name: `?topic=partner`, `#type=contactus&topic=partner`. */
export function askedTopic(query: string, hash: string): string | undefined {
  const topic = new URLSearchParams(query).get('topic') ?? new URLSearchParams(hash.replace(/^#/, '')).get('topic');
  return topic && /^[a-z0-9][a-z0-9-]{0,39}$/.test(topic) ? topic : undefined;
}

/** What a message begins with where the page of demonstrations was asked for a half day: `#type=demo&when=3p`. */
export function wishedTime(hash: string): string {
  const [, day, half] = /[#&]when=([1-5])([ap])(?:&|$)/.exec(hash) ?? [];
  return day ? `想约周${'一二三四五'.charAt(Number(day) - 1)}${half === 'a' ? '上午' : '下午'}看演示：` : '';
}
