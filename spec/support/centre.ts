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
