import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import { LoadingStatus } from '../../ui/LoadingStatus';
import type { LazyPart } from '../../ui/lazyPart';
import { prompt } from './PanelPlaceholder.css';

/** Stands in a panel while its code is on its way, or when it failed. */
export function PanelPlaceholder({ panel }: { panel: LazyPart<unknown> }) {
  return (
    <div className={prompt}>
      <LoadingStatus part={panel}>
        {/* A new document: the code of a route may be missing as well. */}
        <a href={paths.programmes}>{loadingTexts.panelFallback}</a>
      </LoadingStatus>
    </div>
  );
}
