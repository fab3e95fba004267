import { Link } from 'react-router-dom';
import { footerColumns } from '../../catalogue/navigation';
import { SocialLinks } from './SocialLinks';
import { StudentButtons } from './StudentButtons';

/** The footer above its switch (S9-02): social links, three columns of links, and the Students buttons (S2-71 to S2-77). */
export function WideColumns() {
  return (
    <div className="columns wide">
      <div>
        <h2>Connect</h2>
        <SocialLinks />
      </div>
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
        <StudentButtons />
      </div>
    </div>
  );
}
