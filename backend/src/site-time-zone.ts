/** The calendar day of the site's visitors and operators, whatever the machine and the database session think. */
export const SITE_TIME_ZONE = 'Asia/Shanghai';
