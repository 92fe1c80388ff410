/** The calendar day of the site's visitors and operators, whatever the machine and the database session think. */
export const SITE_TIME_ZONE = 'Asia/Shanghai';

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: SITE_TIME_ZONE });

/** The day of the site that it is, as `2026-11-28`. */
export const siteDay = (): string => days.format();
