import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { footerColumns, narrowFooterLabels, studentButtons } from '../catalogue/navigation';
import { organisation } from '../catalogue/organisation';
import { paths } from '../paths';
import { NewTabHint, newTab } from '../ui/NewTabLink';
import { Brand } from './Brand';

/** The footer: both layouts are in the page, the width shows one (S2-70). */
export function Footer() {
  const { accreditation, registration } = organisation;
  return (
    <footer className="footer on-dark">
      <div className="wrap wide">
        <div className="columns">
          {footerColumns.map(({ heading, links }) => (
            <div key={heading} className="links">
              <h2>{heading}</h2>
              <ul>
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>Students</h2>
            <div className="students">
              {studentButtons.map((name) => (
                <Button key={name} variant="outlined" href={paths.programmes}>
                  {name}
                </Button>
              ))}
            </div>
          </div>
        </div>
        <div className="base">
          <Brand size={52} />
          <ul className="accreditations">
            {[accreditation, registration].map(({ label, body, number }) => (
              <li key={number}>
                <span>
                  <b>{label}</b>
                  <br />
                  <span className="muted">
                    {body} · {number}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="muted small">© 2026 {organisation.name}</p>
        </div>
      </div>
      <div className="wrap narrow">
        <div className="columns">
          <div className="stack">
            <h2>Interested in Learning Top Tech Skills?</h2>
            <Button color="sun" href={organisation.applicant.register} {...newTab}>
              Apply Now <NewTabHint />
            </Button>
          </div>
          <ul className="labels">
            {narrowFooterLabels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
