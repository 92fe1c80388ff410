/** What was published of a page’s content, of the data that its head is given. */
export function publishedIn(data: Readonly<Record<string, unknown>> | undefined) {
  return data?.['$content'] as Readonly<Record<string, unknown>> | undefined;
}
