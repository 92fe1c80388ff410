/** UTF-16 units of a query. */
export const LONGEST_QUERY = 100;

/** Entries of a page, and pages: who has not found it by then asks otherwise. */
export const FOUND_A_PAGE = 10;
export const FOUND_PAGES = 5;
