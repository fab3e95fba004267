import organisation from '../../catalogue/organisation.yaml';
import { contactLine } from './PrintedContact.css';

/** Print only: the centre's name, the page's address and contact details. `path` is the page's own. */
export function PrintedContact({ path }: { path: string }) {
  const { name, accreditation, registration, siteAddress, contact } = organisation;
  return (
    <p className={contactLine}>
      <b>{name}</b>
      {` · ${accreditation.label} ${accreditation.number} · ${registration.label} ${registration.number}`}
      <br />
      {[contact.email, contact.telephone, siteAddress && siteAddress + path].filter(Boolean).join(' · ')}
    </p>
  );
}
