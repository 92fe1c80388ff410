/** Code of a success (spec.md section 9). */
export const SUCCESS_CODE = 200;
