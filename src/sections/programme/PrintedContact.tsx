import { organisation } from '../../catalogue/organisation';
import { contact as contactStyle } from './PrintedContact.css';

/** On paper only: whose sheet this is, where it comes from and whom to ask. `path` is the page's own. */
export function PrintedContact({ path }: { path: string }) {
  const { name, accreditation, registration, siteAddress, contact } = organisation;
  return (
    <div className={contactStyle}>
      <p>
        <b>{name}</b> · {accreditation.label} {accreditation.number} · {registration.label} {registration.number}
      </p>
      <p>{[contact.email, contact.telephone, siteAddress && siteAddress + path].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
