/** Schemas and types of the parts of a page: passages, lists, steps, cards, questions. `pageSchemas.ts` joins them. */
import { z } from 'zod';
import { anchor, line, link, name, prose, text } from './fields';
import { questionsSchema } from './schema';

/** A link to a related page of this site. */
export const relatedLink = z.strictObject({ text: line(120), path: link });

/** A heading over a list, with a sentence or two between them where needed. */
const listOf = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ heading: name, lead: prose.exactOptional(), items });

/** Short points under a heading. */
export const points = z.strictObject({ heading: name, items: z.array(text).min(1) });

/** Facts, each under its label; a note adds details in sentences. */
export const facts = z.array(z.strictObject({ label: name, value: text, note: text.exactOptional() })).min(1);

/** A heading over paragraphs, with an optional list and links under them. `id` makes it a target for links. */
export const passage = z.strictObject({
  id: anchor.exactOptional(),
  heading: name,
  paragraphs: z.array(prose).min(1),
  items: z.array(text).min(1).exactOptional(),
  more: z.array(relatedLink).min(1).exactOptional(),
});

/** Numbered steps, in order. */
export const steps = listOf(z.array(z.strictObject({ title: name, text: prose })).min(2)).extend({
  more: z.array(relatedLink).min(1).exactOptional(),
});

/** Titled cards side by side: formats, topics. `path` makes the title a link within the site. */
export const cardGrid = listOf(
  z.array(z.strictObject({ title: name, text: prose, path: link.exactOptional() })).min(1),
);

/** Questions and answers. */
export const questions = listOf(questionsSchema.min(1));

/**
 * The call to action that closes a page. Its button goes to the applicant site, with `programme` as query.
 * With `path` it goes to a page of this site. Without an action the button is 'Apply now'.
 */
export const invitation = z.strictObject({
  heading: name,
  lead: prose,
  action: z.union([relatedLink, z.strictObject({ text, programme: name })]).exactOptional(),
});

export type RelatedLink = z.infer<typeof relatedLink>;
export type Points = z.infer<typeof points>;
export type Passage = z.infer<typeof passage>;
export type Steps = z.infer<typeof steps>;
export type CardGrid = z.infer<typeof cardGrid>;
export type Invitation = z.infer<typeof invitation>;
