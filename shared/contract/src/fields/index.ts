export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  gradeFields,
  gradeLevelWords,
  messageFields,
  moderationFields,
  openDayFields,
  openDayTableFields,
  questionFields,
} from './fields';
