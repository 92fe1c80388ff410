/** Query of a comics page. */
export interface ComicsQuery {
  topicId: number | undefined;
  chapterId: number | undefined;
  /** The word by which an editor shows a chapter that is not published. */
  preview: string | undefined;
}

export function parseComicsQuery(query: string): ComicsQuery {
  const parameters = new URLSearchParams(query);
  return {
    topicId: positive(parameters.get('topic')),
    chapterId: positive(parameters.get('chapter')),
    preview: parameters.get('preview') ?? undefined,
  };
}

/** @param base `/comics/` or `/mobile/comics/` */
export function comicsHref(base: string, { topicId, chapterId }: Partial<Omit<ComicsQuery, 'preview'>>): string {
  const parameters = new URLSearchParams();
  if (topicId !== undefined) parameters.set('topic', String(topicId));
  if (chapterId !== undefined) parameters.set('chapter', String(chapterId));
  const query = parameters.toString();
  return query ? `${base}?${query}` : base;
}

function positive(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
