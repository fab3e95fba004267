import { capitalised, codeCurious } from '../../catalogue/codeCurious';
import { CardWords } from '../../ui/Card/ProgrammeCard';
import { art, card } from '../../ui/Card/ProgrammeCard.css';
import { motif } from '../../ui/Card/ProgrammeCardFrame.css';
import { GROWTH_STAGES } from '../../ui/motif/growthStages';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';

interface CodeCuriousCardProps {
  /** Heading, where the entry level's name is not clear enough. */
  heading?: string;
}

/**
 * Card of the entry level, which is not a programme. It stands alone when its filter is chosen (S2-79), and after all
 * programmes otherwise (S1-65).
 */
export function CodeCuriousCard({ heading }: CodeCuriousCardProps) {
  const { name, path, summary, time, fee } = codeCurious;
  return (
    <li className={card}>
      <div className={`${art} ${tint.seed}`}>
        <Motif rows={GROWTH_STAGES[0]} family="seed" className={motif} />
      </div>
      <CardWords
        path={path}
        name={heading ?? name}
        summary={summary}
        category={heading && name}
        family="seed"
        facts={[['clock', capitalised(time)]]}
        fee={capitalised(fee)}
      />
    </li>
  );
}
