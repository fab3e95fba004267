import { categoryOf } from '../../catalogue/categoryOf';
import { fill } from '../../catalogue/fill';
import { totalOf } from '../../catalogue/instalments';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { fees, group } from '../../catalogue/interface/programmePage.yaml';
import type { OpenProgramme } from '../../catalogue/schema';
import { slugOf } from '../../catalogue/slugs';
import { paths } from '../../paths';
import { Disclosure } from '../../ui/Fold/Disclosure';
import { formatInstalments, formatRand } from '../../ui/format';
import { muted } from '../../ui/text.css';
import { CheckList } from '../common/CheckList';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import { ChartBar } from './ChartBar';
import * as styles from './FeeOptions.css';
import { Seats } from './lazyParts';
import { ProgrammeIntakes } from './ProgrammeIntakes';

/** Segments of the instalments' bar. Their total is on the scale of the one-off fee. */
function Payments({ count }: { count: number }) {
  return (
    <span className={styles.payments} data-part="payments" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Segments are alike and never move.
        <i key={index} className={styles.payment} />
      ))}
    </span>
  );
}

/** The fee and its ways to pay, as bars on one scale, beside the intakes and a drawn group (S1-05, S1-42, S1-93). */
export function FeeOptions({ programme }: { programme: OpenProgramme }) {
  const { fee, includes, path } = programme;
  const { once, instalments } = fee;
  const total = instalments && totalOf(instalments);
  return (
    <div className={styles.columns}>
      <div>
        {/* Hidden from screen readers: `ProgrammeClosing` says the same as text. */}
        <div className={styles.group} aria-hidden="true">
          <div className={styles.seats}>
            <Seats />
          </div>
          <p>{group}</p>
        </div>
        <SectionHeader heading={fees.heading} lead={`${factTexts.promise} ${fees.employer}`} />
        <div className={styles.options} data-family={categoryOf(programme).family}>
          <div className={styles.option}>
            <h3>{factTexts.payOnce}</h3>
            <p className={styles.amount}>{formatRand(once)}</p>
            {total && <ChartBar share={once / total} colour="petal" />}
            <p className={muted}>{total && total > once ? `${fees.due} ${fees.lowest}` : fees.due}</p>
          </div>
          {instalments && total && (
            <div className={styles.option}>
              <h3>{factTexts.payMonthly}</h3>
              <p className={styles.amount}>{formatInstalments(instalments)}</p>
              <Payments count={instalments.count} />
              <p className={muted}>{fill(fees.total, { total: formatRand(total) })}</p>
              <p className={muted}>
                {total > once ? fill(fees.more, { amount: formatRand(total - once) }) : fees.same}
              </p>
              {instalments.provider && (
                <p className={muted}>{fill(fees.provider, { provider: instalments.provider })}</p>
              )}
            </div>
          )}
        </div>
        <RelatedLinks
          items={[
            { text: fees.payments, path: `${paths.pricing}?programme=${slugOf(path)}` },
            { text: fees.refunds, path: paths.refunds },
          ]}
        />
      </div>
      <div>
        <ProgrammeIntakes programme={programme} />
        <Disclosure className={styles.included} header={<h3>{fees.includes}</h3>}>
          <CheckList items={includes} />
        </Disclosure>
      </div>
    </div>
  );
}
