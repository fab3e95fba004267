import { organisation } from '../../catalogue/organisation';
import { Tiles } from '../../ui/bloom/Bloom';
import { SEALS } from './drawings';

/** Both accreditations. Their numbers are hidden in the narrow footer (S2-78, S2-82). */
export function Accreditations() {
  const { accreditation, registration } = organisation;
  return (
    <ul className="accreditations" aria-label="Accreditations">
      {[accreditation, registration].map(({ label, body, number }, index) => (
        <li key={number}>
          <svg className="bloom family-protea" viewBox="0 0 96 96" aria-hidden="true">
            <Tiles rows={SEALS[index] ?? []} unit={24} />
          </svg>
          <span>
            <b>{label}</b>
            <br />
            <span className="muted">
              {body}
              <span className="number"> · {number}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
