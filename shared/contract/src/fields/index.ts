export type { TextField } from './text-field';
export { answerFields, bookingFields, certificateFields, gradeFields, messageFields, questionFields } from './fields';
