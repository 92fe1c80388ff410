const MB = 1024 * 1024;

/** Purposes of uploads; each purpose counts by itself. */
export type UploadPurpose = 'evidence' | 'work' | 'post';

/** Bytes that one person may upload for a purpose, in 24 hours and in all: what is under way counts, what was deleted does not. */
export const uploadLimits: Readonly<Record<UploadPurpose, { day: number; total: number }>> = {
  // Three levels of five files of 10 MB, with a second try, but not in one day.
  evidence: { day: 60 * MB, total: 200 * MB },
  // A cover and twelve pictures, and a second work the next day.
  work: { day: 140 * MB, total: 500 * MB },
  // Some screenshots in a few questions and answers a day.
  post: { day: 60 * MB, total: 500 * MB },
};
