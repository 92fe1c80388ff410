/** The field of an answer, as it is drawn before and after its form is there. */
export const answerField = {
  label: '写回答',
  rows: 6,
} as const;

/** Text and place in the plain field from before the form was there. */
export interface Begun {
  text: string;
  focused: boolean;
  sent: boolean;
}
