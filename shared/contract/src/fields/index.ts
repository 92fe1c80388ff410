export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateFields,
  gradeFields,
  messageFields,
  moderationFields,
  questionFields,
} from './fields';
