/** Title of a page of a question's answers; the first one is called as the question. */
export function answersTitle(title: string, page: number): string {
  return page === 1 ? title : `${title} · ${answersPlace(page)}`;
}

export const answersPlace = (page: number) => `回答第 ${String(page)} 页`;
