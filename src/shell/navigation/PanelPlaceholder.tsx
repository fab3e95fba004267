import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import { prompt } from './PanelPlaceholder.css';

/** Shown in a panel while its code is loading, or when loading fails. */
export function PanelPlaceholder({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className={prompt} role="status">
      {hasFailed ? (
        <p>
          This part did not load. <Link to={paths.programmes}>See all programmes on the home page</Link>
        </p>
      ) : (
        <p>One moment…</p>
      )}
    </div>
  );
}
