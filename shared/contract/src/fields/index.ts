export type { TextField } from './text-field';
export {
  answerFields,
  bookingFields,
  certificateExample,
  certificateFields,
  deskFields,
  gradeFields,
  gradeLevelWords,
  mailFields,
  messageFields,
  moderationFields,
  openDayFields,
  openDayTableFields,
  questionFields,
  templateFields,
} from './fields';
