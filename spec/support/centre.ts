/** The example centre: its name, numbers and addresses, as the fixture has them. A test asks for them here and types none. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Catalogue } from '../../src/catalogue/index';

export const CENTRE: Catalogue['organisation'] & { siteAddress: string } = parse(
  readFileSync('spec/fixtures/catalogue/organisation.yaml', 'utf8'),
);

/** Where its phone number leads. */
export const TEL = `tel:${CENTRE.contact.telephone.replaceAll(' ', '')}`;

/** The label that its hosts and its pages elsewhere have in common. */
export const HOST_LABEL = new URL(CENTRE.siteAddress).hostname.split('.').at(-2) ?? '';

/** Who the centre is, as reviewed files say it: with another centre in the fixture they stay as they are. */
const PLACES: [value: string, place: string][] = [
  [CENTRE.name, '{name}'],
  [HOST_LABEL, '{host}'],
  [CENTRE.contact.telephone, '{telephone}'],
  [TEL.replace('tel:', ''), '{tel}'],
  [CENTRE.accreditation.number, '{accreditation}'],
  [CENTRE.registration.number, '{registration}'],
];

/** `text` with places in the centre's stead, for a reviewed file. */
export const withoutCentre = (text: string) =>
  PLACES.reduce((rest, [value, place]) => rest.replaceAll(value, place), text);
