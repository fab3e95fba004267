import * as loadingTexts from '../../catalogue/interface/loading.yaml';
import { paths } from '../../paths';
import type { Later } from '../../ui/later';
import { OnItsWay } from '../../ui/OnItsWay';
import { prompt } from './PanelPlaceholder.css';

/** Stands in a panel while its code is on its way, or when it failed. */
export function PanelPlaceholder({ panel }: { panel: Later<unknown> }) {
  return (
    <div className={prompt}>
      <OnItsWay part={panel}>
        {/* A new document: the code of a route may be missing as well. */}
        <a href={paths.programmes}>{loadingTexts.panelFallback}</a>
      </OnItsWay>
    </div>
  );
}
