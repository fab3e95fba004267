import { useState } from 'react';
import type { ChartView } from './ChartView';
import type { Working as Props } from './example';

/** Sorts a data set and counts one group of it; the chart follows (S1-47). */
export function Working({ window, View }: Props<typeof ChartView>) {
  const [group, setGroup] = useState(0);
  const [isByName, setByName] = useState(false);
  const own = window.counts[group - 1];
  return <View {...{ window, group, isByName, ...own }} onGroup={setGroup} onSort={() => setByName(!isByName)} />;
}
