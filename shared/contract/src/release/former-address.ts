/**
 * `/list/?item=7` leads to `/items/7/`: what a parameter of the query named is at a path of its own by now. Paths are below the
 * base path, with slashes at both ends.
 */
export interface FormerAddress {
  path: string;
  parameter: string;
  /** A path with `:parameter` where the value stands. */
  to: string;
}
