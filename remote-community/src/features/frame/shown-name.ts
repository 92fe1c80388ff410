/** Name of a work or an open day outside its page, where nothing else says that it is an example. */
export function shownName({ title, sample }: { title: string; sample: boolean }): string {
  return sample && !title.includes('示例') ? `${title}（示例）` : title;
}
