/** On a link to a download: pressed before the page is alive, it waits for it, which is a round trip less than another document. */
export const earlyLink = { 'data-early': '' };
