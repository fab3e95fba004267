import { categoryOf } from '../../catalogue/categoryOf';
import type { OpenProgramme } from '../../catalogue/schema';
import { paths } from '../../paths';
import { formatInstalments, formatRand } from '../../ui/format';
import { muted } from '../../ui/text.css';
import { CheckList } from '../common/CheckList';
import { RelatedLinks } from '../common/RelatedLinks';
import { SectionHeader } from '../common/SectionHeader';
import { ChartBar } from './ChartBar';
import { Disclosure } from './Disclosure';
import * as styles from './FeeOptions.css';

/** Segments of a monthly plan's bar. Their total is on the scale of the one-off fee. */
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

/** Fee of a programme and the ways to pay, with both totals as bars on one scale (S1-05, S1-42). */
export function FeeOptions({ programme }: { programme: OpenProgramme }) {
  const { fee, includes, path } = programme;
  const { once, instalments } = fee;
  const total = instalments && instalments.amount * instalments.count;
  return (
    <>
      <SectionHeader heading="Fees and payment" lead="You pay nothing until we confirm your place." />
      <div className={styles.columns}>
        <div className={styles.options} data-family={categoryOf(programme).family}>
          <div className={styles.option}>
            <h3>Pay once</h3>
            <p className={styles.amount}>{formatRand(once)}</p>
            {total && <ChartBar share={once / total} colour="petal" />}
            <p
              className={muted}
            >{`Due before the first day.${total && total > once ? ' This is the lowest total.' : ''}`}</p>
          </div>
          {instalments && total && (
            <div className={styles.option}>
              <h3>Pay monthly</h3>
              <p className={styles.amount}>{formatInstalments(instalments)}</p>
              <Payments count={instalments.count} />
              <p className={muted}>{`Total ${formatRand(total)}. First payment once we confirm your place.`}</p>
              <p className={muted}>
                {total > once
                  ? `That is ${formatRand(total - once)} more than paying once.`
                  : 'That is as much as paying once.'}
              </p>
            </div>
          )}
          <div className={styles.option}>
            <h3>Employer pays</h3>
            <p className={styles.amount}>On invoice</p>
            <p className={muted}>We invoice your company and agree the dates with them.</p>
          </div>
        </div>
        <div>
          <Disclosure className={styles.included} header={<h3>What the fee pays for</h3>}>
            <CheckList items={includes} />
          </Disclosure>
        </div>
      </div>
      <RelatedLinks
        items={[
          { text: 'See each payment with its day', path: `${paths.pricing}?programme=${path.split('/').at(-1)}` },
          { text: 'Refunds, and seven days to change your mind', path: paths.refunds },
        ]}
      />
    </>
  );
}
