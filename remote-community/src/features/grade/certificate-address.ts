/** The page of a certificate, where anybody verifies it; the code on the paper leads there. */
export const certificateHref = (no: string) => `/certificate/${no}/`;

/** The form, filled in with an application that was refused. */
export const againHref = (applicationId: number) => `/certificate/?again=${String(applicationId)}#apply`;
