/** Eight digits as one reads them out: `1234 5678`. */
export const spoken = (no: string) => `${no.slice(0, 4)} ${no.slice(4)}`;
