import { Link } from 'react-router-dom';
import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { prompt } from './PanelPlaceholder.css';

/** Shown in a panel while its code is loading, or when loading fails. */
export function PanelPlaceholder({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className={prompt} role="status">
      {hasFailed ? (
        <p>
          {`${loadingTexts.panelFailed} `}
          <Link to={paths.programmes}>{loadingTexts.panelFallback}</Link>
        </p>
      ) : (
        <p>{loadingTexts.panelLoading}</p>
      )}
    </div>
  );
}
