import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../catalogue/fill';
import * as barTexts from '../../catalogue/interface/bars.yaml';
import organisation from '../../catalogue/organisation.yaml';
import { paths } from '../../paths';
import { Motif } from '../../ui/motif/Motif';
import { LOGO } from '../drawings';
import * as styles from './Brand.css';

interface BrandProps {
  /** Side of the logo, px. */
  size?: number;
  className?: string;
}

/** Home link with the centre's logo and name. */
export function Brand({ size = 46, className = '' }: BrandProps) {
  return (
    <Link
      className={`${styles.brand} ${className}`.trim()}
      to={paths.home}
      aria-label={fill(barTexts.brand, organisation)}
    >
      <Motif rows={LOGO} family="protea" size={size} />
      <b className={styles.centreName} aria-hidden="true">
        {organisation.name.split(' ').map((word) => (
          <Fragment key={word}>
            <span className={styles.word}>{word}</span>{' '}
          </Fragment>
        ))}
      </b>
    </Link>
  );
}
