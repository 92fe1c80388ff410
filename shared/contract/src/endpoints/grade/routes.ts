import type { Route } from '../route';
import type * as schemas from './schemas';

/** Takes one file, multipart field `file`: png, jpg or pdf by its bytes, up to 10 MB. */
export const fileUpload: Route<typeof schemas.fileUpload> = {
  method: 'POST',
  path: '/api/eco/v1/file/upload',
  token: 'optional',
};

/** Applies for a personal grade, with evidence uploaded before. Refused with `already-applied` while one of that level is open or granted. */
export const personalGradeApply: Route<typeof schemas.personalGradeApply> = {
  method: 'POST',
  path: '/api/eco/v1/personalGrade/apply',
  token: 'optional',
};

/** Looks a certificate up by its number; `null` where there is none. */
export const personalGradeVerify: Route<typeof schemas.personalGradeVerify> = {
  method: 'POST',
  path: '/api/eco/v1/personalGrade/verify',
  token: 'optional',
};

/**
 * A certificate's page, whoever looks: level, date, and whether it was revoked. Names are asked for beside it (`certificateHolder`).
 * Refused with `not-found` where there is none by that number.
 */
export const publicCertificate: Route<typeof schemas.publicCertificate> = {
  method: 'GET',
  path: '/api/ext/v1/public/certificate',
  token: 'none',
};

/**
 * The holder of a certificate, as far as they show it. It is asked anew for each look and is in no composed page: numbers follow one
 * another, pages are served as fast as they are asked for, and this call is not.
 */
export const certificateHolder: Route<typeof schemas.certificateHolder> = {
  method: 'GET',
  path: '/api/ext/v1/certificate/holder',
  token: 'none',
};

/** Shows the whole name to whoever looks a certificate up, or takes it back; its holder's alone. */
export const certificateShare: Route<typeof schemas.certificateShare> = {
  method: 'POST',
  path: '/api/ext/v1/my/certificates/share',
  token: 'required',
};

/** This visitor's applications for a personal grade, latest first, at most 50. */
export const myApplications: Route<typeof schemas.myApplications> = {
  method: 'GET',
  path: '/api/ext/v1/my/applications',
  token: 'required',
};

/** Applications for a personal grade that nobody has decided yet, the longest waiting first, at most 50; reviewers. */
export const openApplications: Route<typeof schemas.openApplications> = {
  method: 'GET',
  path: '/api/ext/v1/grade/applications',
  token: 'required',
};

/**
 * Decides an application once: granted, it gets a certificate that `personalGrade/verify` finds from then on.
 * Where two reviewers have to agree, the first one's word is kept with the application until a second says the same.
 * Refused with `already-reviewed` where somebody decided before, and with `own-application`.
 */
export const applicationReview: Route<typeof schemas.applicationReview> = {
  method: 'POST',
  path: '/api/ext/v1/grade/review',
  token: 'required',
};
