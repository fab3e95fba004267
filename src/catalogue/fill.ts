declare const places: unique symbol;

/** A text with places to fill in, as `Intakes of {name}`. It is not typed as a string, so that nobody renders its braces. */
export interface Template<Name extends string> {
  readonly [places]: Name;
}

/** The text and its places in turn: words, name, words, name, words. */
export const splitTemplate = (template: Template<string>): string[] => String(template).split(/\{(\w+)\}/);

/** `template` with a value in each of its places. */
export function fill<Name extends string>(
  template: Template<Name>,
  values: Record<NoInfer<Name>, string | number>,
): string {
  return splitTemplate(template)
    .map((part, index) => (index % 2 ? values[part as Name] : part))
    .join('');
}
