import { copyrightYear } from '../../catalogue/navigation';
import { organisation } from '../../catalogue/organisation';
import { wrap } from '../../ui/layout.css';
import { muted, small } from '../../ui/text.css';
import { Brand } from '../navigation/Brand';
import { Accreditations } from './Accreditations';
import * as styles from './Footer.css';
import { NarrowColumns } from './NarrowColumns';
import { WideColumns } from './WideColumns';

/** The footer: both layouts are in the page and the width alone shows one (S2-70 to S2-82). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={wrap}>
        <WideColumns />
        <NarrowColumns />
        <div className={styles.base}>
          <Brand size={52} />
          <Accreditations />
          <p className={`${muted} ${small}`}>{`© ${copyrightYear} ${organisation.name}`}</p>
        </div>
      </div>
    </footer>
  );
}
