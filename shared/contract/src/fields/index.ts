export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  gradeFields,
  gradeLevelWords,
  mailFields,
  messageFields,
  moderationFields,
  questionFields,
  templateFields,
} from './fields';
