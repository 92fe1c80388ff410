/** Code of a success (docs/requirements.md section 9). */
export const SUCCESS_CODE = 200;
