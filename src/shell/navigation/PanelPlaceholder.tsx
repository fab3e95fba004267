import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { LoadingStatus } from '../../ui/LoadingStatus';
import type { LazyPart } from '../../ui/lazyPart';
import { prompt } from './PanelPlaceholder.css';

/** Content of a panel while its code is loading, or after it failed. */
export function PanelPlaceholder({ panel }: { panel: LazyPart<unknown> }) {
  return (
    <div className={prompt}>
      <LoadingStatus part={panel}>
        {/* A plain link, so that the browser loads the page: the code of a route may be missing too. */}
        <a href={paths.programmes}>{loadingTexts.panelFallback}</a>
      </LoadingStatus>
    </div>
  );
}
