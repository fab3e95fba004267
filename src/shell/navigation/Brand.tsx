import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { organisation } from '../../catalogue/organisation';
import { paths } from '../../paths';
import { Bloom } from '../../ui/bloom/Bloom';
import { LOGO } from '../drawings';

/** The centre's glyph and name: the link home. */
export function Brand({ size = 46 }: { size?: number }) {
  return (
    <Link className="brand" to={paths.home} aria-label={`${organisation.name}, home`}>
      <Bloom rows={LOGO} family="protea" size={size} />
      <b aria-hidden="true">
        {organisation.name.split(' ').map((word) => (
          <Fragment key={word}>
            <span>{word}</span>{' '}
          </Fragment>
        ))}
      </b>
    </Link>
  );
}
