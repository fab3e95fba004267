/** The example centre's name, numbers and addresses are only in the fixture, so that another centre changes no test. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CENTRE, HOST_LABEL, TEL } from '../../../spec/support/centre';
import { git } from '../../site/git';

const { accreditation, registration, contact, legal } = CENTRE;
const names = [
  CENTRE.name,
  HOST_LABEL,
  contact.telephone,
  TEL.replace('tel:+', ''),
  accreditation.number,
  registration.number,
  legal.companyNumber,
  ...legal.address.slice(0, 2),
];
const files = git('ls-files', '*.ts', '*.tsx', '*.mjs');

it.each(names)('no test and no code names the example centre: %s', (name) => {
  expect(name).toMatch(/.{6}/);
  expect(files.length).toBeGreaterThan(500);
  // A regular expression has backslashes in an address.
  const isNaming = (file: string) => readFileSync(file, 'utf8').replaceAll('\\', '').includes(name);
  expect(files.filter(isNaming)).toEqual([]);
});
