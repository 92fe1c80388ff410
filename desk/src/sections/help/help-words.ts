/** Of an address that is a part of another. */
export const asSlug = (text: string | undefined) =>
  text !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(text) ? '只能用小写字母、数字和短横' : undefined;
