import { copyrightYear } from '../../catalogue/navigation';
import { organisation } from '../../catalogue/organisation';
import { Brand } from '../navigation/Brand';
import { Accreditations } from './Accreditations';
import { NarrowColumns } from './NarrowColumns';
import { WideColumns } from './WideColumns';

/** The footer: both layouts are in the page and the width alone shows one (S2-70 to S2-82). */
export function Footer() {
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <WideColumns />
        <NarrowColumns />
        <div className="base">
          <Brand size={52} />
          <Accreditations />
          <p className="muted small">{`© ${copyrightYear} ${organisation.name}`}</p>
        </div>
      </div>
    </footer>
  );
}
