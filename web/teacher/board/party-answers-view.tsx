import { useMemo } from 'react';
import type { LiveAt } from '#shared/contract/live-state.ts';
import type { Party } from '#shared/contract/party.ts';
import type { PartyOpinion } from '#shared/contract/play.ts';
import { boardPages } from '#shared/domain/board-pages.ts';
import { briefly } from '#shared/domain/first-sentence.ts';
import { lengthOf } from '#shared/domain/text.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './arguments.module.css';
import { ExplanationView } from './explanation-view.tsx';
import { OptionName } from './option-groups.tsx';
import { PagedTexts, type TextOption } from './paged-texts.tsx';

interface PartyAnswersProps {
  statementId: string;
  options: LiveStatement['opinionOptions'];
  parties: readonly Party[];
  opinions: readonly PartyOpinion[];
  /** The page to show, or the party whose whole explanation is shown. */
  at: LiveAt | null;
  onAt?: ((at: LiveAt) => void) | undefined;
}

interface PartyAnswer {
  party: Party;
  opinion: string;
  comment: string;
  brief: string;
}

/** Characters of a line: a name takes separate lines. */
const LINE = 44;
const lengthOfAnswer = ({ party, brief }: PartyAnswer): number => LINE + lengthOf(party.name) + lengthOf(brief);

/**
 * The answers of the parties, each with the first sentence of its explanation: a page of them, or one whole
 * explanation.
 */
export function PartyAnswersView({ statementId, options, parties, opinions, at, onAt }: PartyAnswersProps) {
  const { t } = useTranslation('teacher-live');
  const answers = useMemo(
    () =>
      parties.flatMap((party): PartyAnswer[] => {
        const one = opinions.find(({ partyId }) => partyId === party._id);
        return one?.opinion ? [{ party, opinion: one.opinion, comment: one.comment, brief: briefly(one.comment) }] : [];
      }),
    [parties, opinions],
  );
  const groups = options.map(({ opinion }) => answers.filter((one) => one.opinion === opinion));
  const pages = boardPages(groups, lengthOfAnswer);
  const toPage = onAt && ((page: number) => onAt({ kind: 'party', id: statementId, page }));
  const read = at?.kind === 'explanation' ? answers.find(({ party }) => party._id === at.id) : undefined;
  if (at && read)
    return (
      <ExplanationView
        party={read.party}
        option={options.find(({ opinion }) => opinion === read.opinion)}
        comment={read.comment}
        page={at.page}
        onPage={onAt && ((page) => onAt({ kind: 'explanation', id: read.party._id, page }))}
        onBack={
          toPage &&
          (() =>
            toPage(
              Math.max(
                0,
                pages.findIndex((page) => page.flat().includes(read)),
              ),
            ))
        }
      />
    );
  return (
    <PagedTexts
      options={options}
      groups={groups}
      pages={pages}
      page={at?.kind === 'party' ? at.page : 0}
      lengthOf={lengthOfAnswer}
      entry={(one, option) => (
        <Answer
          key={one.party._id}
          answer={one}
          option={option}
          onRead={onAt && (() => onAt({ kind: 'explanation', id: one.party._id, page: 0 }))}
        />
      )}
      words={{
        label: t('partyArguments.label'),
        none: t('partyArguments.none'),
        count: ({ length }) => t('partyArguments.count', { count: length }),
        others: (count) => t('teacher-board:pages.parties', { count }),
      }}
      onPage={toPage}
    />
  );
}

interface AnswerProps {
  answer: PartyAnswer;
  /** The party's answer, if no heading says it. */
  option: TextOption | undefined;
  onRead: (() => void) | undefined;
}

function Answer({ answer: { party, comment, brief }, option, onRead }: AnswerProps) {
  const { t } = useTranslation('teacher-live');
  return (
    <li className={styles.party}>
      {option && <OptionName {...option} />}
      <PartyLogo name={party.name} image={party.image} />
      <h3>
        <ColorChip color={party.color} />
        <span translate="no">{party.name}</span>
      </h3>
      {brief !== '' && (
        <p className={styles.comment}>
          <span lang={CONTENT_LANGUAGE}>{brief}</span>
          {onRead && brief !== comment.trim() && (
            <Button kind="text" size="small" aria-label={`${t('partyArguments.more')}: ${party.name}`} onClick={onRead}>
              {t('partyArguments.more')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
