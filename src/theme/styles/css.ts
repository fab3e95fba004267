/** Marks a template as CSS, for editors; the text is unchanged. */
export const css = String.raw;
