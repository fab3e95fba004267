import { Fragment, type ReactNode } from 'react';
import { splitTemplate, type Template } from '../catalogue/fill';

type FilledProps<Name extends string> = { text: Template<Name> } & Record<NoInfer<Name>, ReactNode>;

/** A text of the catalogue with an element in each of its places, such as a link or a date. */
export function Filled<Name extends string>({ text, ...elements }: FilledProps<Name>) {
  return splitTemplate(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: A part is its place.
    <Fragment key={index}>{index % 2 ? (elements as Record<string, ReactNode>)[part] : part}</Fragment>
  ));
}
