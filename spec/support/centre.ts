/** The example centre's name, numbers and addresses, read from the fixture, so that tests do not repeat them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Catalogue } from '../../src/catalogue/index';

export const CENTRE: Catalogue['organisation'] & { siteAddress: string } = parse(
  readFileSync('spec/fixtures/catalogue/organisation.yaml', 'utf8'),
);

/** `tel:` address of its phone number. */
export const TEL = `tel:${CENTRE.contact.telephone.replaceAll(' ', '')}`;

/** The label of its host name, also in its addresses on other sites. */
export const HOST_LABEL = new URL(CENTRE.siteAddress).hostname.split('.').at(-2) ?? '';

/** Placeholders in reviewed files for the centre's own values, so that another centre in the fixture changes no file. */
const PLACES: [value: string, place: string][] = [
  [CENTRE.name, '{name}'],
  [HOST_LABEL, '{host}'],
  [CENTRE.contact.telephone, '{telephone}'],
  [TEL.replace('tel:', ''), '{tel}'],
  [CENTRE.accreditation.number, '{accreditation}'],
  [CENTRE.registration.number, '{registration}'],
];

/** `text` with placeholders for the centre's values, for a reviewed file. */
export const withoutCentre = (text: string) =>
  PLACES.reduce((rest, [value, place]) => rest.replaceAll(value, place), text);
