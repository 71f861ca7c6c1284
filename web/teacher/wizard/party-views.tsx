import type { QuestionSet } from '#shared/contract/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import styles from './party-views.module.css';

export function PartyViews({ set, statementId }: { set: QuestionSet; statementId: string }) {
  const { t } = useTranslation('teacher-wizard');
  const here = set.partyOpinions.filter((one) => one.statementId === statementId);
  const groups = set.opinionOptions.map(({ opinion, color }) => ({
    opinion,
    color,
    parties: set.parties.flatMap((party) => {
      const view = here.find((one) => one.partyId === party._id && one.opinion === opinion);
      return view ? [{ party, comment: view.comment }] : [];
    }),
  }));
  return (
    <dl className={styles.views}>
      {groups.map(({ opinion, color, parties }) => (
        <div key={opinion} className={styles.group}>
          <dt>
            <ColorChip color={color} />
            <span lang={CONTENT_LANGUAGE}>{opinion}</span>
            <span className={styles.count}>{t('set.parties', { count: parties.length })}</span>
          </dt>
          {parties.map(({ party, comment }) => (
            <dd key={party._id}>
              <b>
                <ColorChip color={party.color} />
                {party.name}
              </b>
              {comment && <span lang={CONTENT_LANGUAGE}>{comment}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
