import { APPLICANT_LINKS } from '../../catalogue/document';
import organisation from '../../catalogue/organisation.yaml';

const { logIn, joinNow } = APPLICANT_LINKS;
const { login, register } = organisation.applicant;

/** Menu entries that lead to the external applicant site: each has a name, a url and an icon (S2-26, S3-01). */
export const applicantEntries = { logIn: { ...logIn, url: login }, joinNow: { ...joinNow, url: register } };
