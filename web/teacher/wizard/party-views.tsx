import type { QuestionSet } from '#shared/contract/question-set.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';

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
    <dl className="grid grid-cols-cards gap-x-6 gap-y-4">
      {groups.map(({ opinion, color, parties }) => (
        <div key={opinion}>
          <dt className="flex flex-wrap items-center gap-2 pb-1 font-strong line-ink-b">
            <ColorChip color={color} />
            <span dir="auto" lang={CONTENT_LANGUAGE}>
              {opinion}
            </span>
            <span className="text-sm font-soft text-soft">{t('set.parties', { count: parties.length })}</span>
          </dt>
          {parties.map(({ party, comment }) => (
            <dd key={party._id} className="py-2 text-sm line-hair-b">
              <b className="flex items-center gap-2 font-strong">
                <ColorChip color={party.color} />
                <span translate="no">{party.name}</span>
              </b>
              {comment && (
                <span className="mt-0.5 block whitespace-pre-line wrap-anywhere" lang={CONTENT_LANGUAGE}>
                  {comment}
                </span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
