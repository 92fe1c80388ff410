/** The topic that query or hash name: `?topic=partner`, `#type=contactus&topic=partner`. */
export function askedTopic(query: string, hash: string): string | undefined {
  const topic = new URLSearchParams(query).get('topic') ?? new URLSearchParams(hash.replace(/^#/, '')).get('topic');
  return topic && /^[a-z0-9][a-z0-9-]{0,39}$/.test(topic) ? topic : undefined;
}
