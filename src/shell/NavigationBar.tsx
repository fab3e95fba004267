import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { mainLinks } from '../catalogue/navigation';
import { organisation } from '../catalogue/organisation';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { Brand } from './Brand';

/** The bar at the top of every page; S2-20 to S2-27. */
export function NavigationBar() {
  return (
    <header className="navigation-bar">
      <div className="wrap">
        <Brand />
        <nav aria-label="Main">
          <a className="bar-link" href={paths.programmes}>
            Programmes <Icon name="chevronDown" />
          </a>
          {mainLinks.map(({ name, path }) => (
            <NavLink key={path} className="bar-link desktop" to={path} end>
              {name}
            </NavLink>
          ))}
        </nav>
        <span className="rule desktop" />
        <a className="bar-link desktop" href={organisation.applicant.login}>
          Log In
        </a>
        <Button className="desktop" size="small" color="apply" href={organisation.applicant.register}>
          Join Now
        </Button>
      </div>
    </header>
  );
}
