import { applicantLinks } from '../../catalogue/navigation.yaml';
import organisation from '../../catalogue/organisation.yaml';

const { logIn, joinNow } = applicantLinks;
const { login, register } = organisation.applicant;

/** Menu entries that lead to the external applicant site: each has a name, a url and an icon (S2-26, S3-01). */
export const applicantEntries = { logIn: { ...logIn, url: login }, joinNow: { ...joinNow, url: register } };
