/** A viewport of this width or less, in CSS pixels, counts as mobile (docs/requirements.md sections 2 and 9). */
export const MOBILE_MAX_WIDTH = 768;
