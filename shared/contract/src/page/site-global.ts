export {};

declare global {
  /** What the inline starter leaves for the host and the remotes of a page; absent while composing. */
  var __SITE__:
    | {
        readonly emptyHtml: TrustedHTML | string;
        /** A page's first public calls by path and query, asked for before its scripts came. */
        readonly calls?: Map<string, Promise<Response>>;
      }
    | undefined;
  /** True in the build that runs in the composer. */
  const __NODE__: boolean;
}
