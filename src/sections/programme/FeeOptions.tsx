import { categoryOf } from '../../catalogue/categoryOf';
import { totalOf } from '../../catalogue/fees';
import { fill } from '../../catalogue/fill';
import * as factTexts from '../../catalogue/interface/facts.yaml';
import { fees } from '../../catalogue/interface/programmePage.yaml';
import type { OpenProgramme } from '../../catalogue/schema';
import { slugOf } from '../../catalogue/slugs';
import { paths } from '../../paths';
import { type Bar, Bars } from '../../ui/Bars/Bars';
import { Fold } from '../../ui/Fold/Fold';
import { formatInstalments, formatRand } from '../../ui/format';
import { wideStack } from '../../ui/layout.css';
import { muted, small } from '../../ui/text.css';
import { CheckList } from '../common/CheckList';
import { WhoTeaches } from '../common/People';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import * as styles from './FeeOptions.css';

const note = `${muted} ${small}`;

/** The payments of a plan beside each other, on the scale of the fee. */
const paymentsOf = (count: number): Bar[] =>
  Array.from({ length: count }, (_, index) => ({ from: index / count, to: (index + 0.94) / count, look: 'quiet' }));

/**
 * The two ways to pay, as bars on one scale, beside who teaches and what the fee pays for (S1-05, S1-42, S1-93). A fee with one
 * way to pay stands among the facts.
 */
export function FeeOptions({ programme }: { programme: OpenProgramme }) {
  const { fee, includes, path } = programme;
  const { once, instalments } = fee;
  const total = instalments && totalOf(instalments);
  const teacher = <WhoTeaches path={path}>{fees.teacher}</WhoTeaches>;
  return (
    <div className={styles.columns}>
      <div>
        <SectionHeader heading={instalments ? fees.heading : fees.teaches} />
        {instalments && total ? (
          <div className={styles.options} data-family={categoryOf(programme).family}>
            <div className={styles.option}>
              <h3>{factTexts.payOnce}</h3>
              <p className={styles.amount}>{formatRand(once)}</p>
              <Bars bars={[{ from: 0, to: once / total }]} height={20} />
              {total > once && <p className={note}>{fees.lowest}</p>}
            </div>
            <div className={styles.option}>
              <h3>{factTexts.payMonthly}</h3>
              <p className={styles.amount}>{formatInstalments(instalments)}</p>
              <Bars bars={paymentsOf(instalments.count)} height={20} />
              <p className={note}>
                {fill(fees.total, { total: formatRand(total) })}{' '}
                {total > once ? fill(fees.more, { amount: formatRand(total - once) }) : fees.same}
              </p>
              {instalments.provider && (
                <p className={note}>{fill(fees.provider, { provider: instalments.provider })}</p>
              )}
            </div>
          </div>
        ) : (
          teacher
        )}
        <RelatedLinks
          items={[
            { text: fees.payments, path: `${paths.pricing}?programme=${slugOf(path)}` },
            { text: fees.refunds, path: paths.refunds },
            { text: fees.dates, path: paths.intakeBlocks },
          ]}
        />
      </div>
      <div className={wideStack}>
        {instalments && teacher}
        <Fold isOpenWide summary={<h3>{fees.includes}</h3>}>
          <CheckList items={includes} />
        </Fold>
      </div>
    </div>
  );
}
