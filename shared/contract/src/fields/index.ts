export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  deskFields,
  gradeFields,
  gradeLevelWords,
  messageFields,
  moderationFields,
  openDayFields,
  openDayTableFields,
  questionFields,
} from './fields';
