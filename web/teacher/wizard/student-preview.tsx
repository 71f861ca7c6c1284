import type { QuestionSet } from '#shared/contract/question-set.ts';
import { type DifficultWord, findDifficultWords } from '#shared/domain/difficult-words.ts';
import { ARGUMENT_MAX } from '#shared/domain/limits.ts';
import { type OwnStatement, ownOptions } from '#shared/domain/own-statement.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { settings } from '#web/shell/settings.ts';
import { type Choice, type GameDraft, playedOf } from '#web/teacher/parts/game-draft.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Dots } from '#web/ui/core/dots.tsx';
import styles from './student-preview.module.css';

interface StudentPreviewProps {
  draft: GameDraft;
  set: QuestionSet;
  choice: Choice;
  /** Undefined until they are loaded. */
  words: readonly DifficultWord[] | undefined;
}

/** How many parties fit into the preview. */
const PARTIES_SHOWN = 2;

const optionsOf = (own: OwnStatement | null, { opinionOptions }: QuestionSet) =>
  own === null || own.opinions === null ? opinionOptions : ownOptions(own.opinions);

/** Returns the text's segments, each with the index at which it begins. */
function piecesOf(text: string, words: readonly DifficultWord[]) {
  let next = 0;
  return findDifficultWords(text, words).map((segment) => {
    const at = next;
    next += segment.text.length;
    return { kind: segment.kind, text: segment.text, at };
  });
}

export function StudentPreview({ draft, set, choice, words }: StudentPreviewProps) {
  const { t } = useTranslation('teacher-wizard');
  const isParty = draft.type === 'party';
  const has = (setting: GameDraft['settings'][number]) => draft.settings.includes(setting);
  const shownWords = has('show_difficult_words') ? (words ?? []) : [];
  const cut = playedOf(draft, set, choice).map(({ _id, description, own }) => ({
    id: _id,
    own,
    segments: piecesOf(description, shownWords),
  }));
  const hard = cut.find(({ segments }) => segments.some(({ kind }) => kind === 'word'));
  const sample = hard ?? cut[0];
  if (sample === undefined) return null;
  const options = optionsOf(sample.own, set);
  const [answer] = options;
  const parties = set.parties.filter(({ _id }) => choice.parties.includes(_id));
  const number = cut.indexOf(sample) + 1;
  const views = set.partyOpinions.filter(({ statementId }) => statementId === sample.id);

  const where = (
    <p className={styles.where}>
      <b>{number}</b> {t('preview.of', { all: cut.length })}
    </p>
  );
  return (
    <aside className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('preview.title')}</h2>
      <div className={styles.phones}>
        <div>
          <h3>{t('preview.during')}</h3>
          <div className={styles.phone}>
            {where}
            <p lang={CONTENT_LANGUAGE} className={styles.statement}>
              {sample.segments.map(({ kind, text, at }) => (
                <span key={at} className={kind === 'word' ? styles.word : undefined}>
                  {text}
                </span>
              ))}
            </p>
            <p className={styles.ask}>{t(isParty ? 'preview.askParty' : 'preview.ask')}</p>
            <ul lang={CONTENT_LANGUAGE} className={styles.answers}>
              {options.map(({ opinion, color }) => (
                <li
                  key={opinion}
                  style={{ borderLeftColor: color }}
                  data-chosen={opinion === answer?.opinion && has('own_arguments')}
                >
                  {opinion}
                  <i aria-hidden="true" />
                </li>
              ))}
            </ul>
            {has('own_arguments') && (
              <>
                <p className={styles.argument}>
                  {t(isParty ? 'preview.argumentParty' : 'preview.argument')}
                  <span>0/{ARGUMENT_MAX}</span>
                </p>
                <p className={styles.send}>{t('preview.send')}</p>
              </>
            )}
            {has('skip_questions') && (
              <p className={styles.skip}>
                <Icon name="skip" />
                {t('preview.skip')}
              </p>
            )}
          </div>
        </div>
        <div>
          <h3>{t('preview.after')}</h3>
          <div className={styles.phone}>
            <p className={styles.saved}>
              <Icon name="check" />
              {t('preview.saved')}
            </p>
            <ul lang={CONTENT_LANGUAGE} className={styles.answers}>
              {answer && (
                <li style={{ borderLeftColor: answer.color }} data-chosen="true">
                  {answer.opinion}
                  <i aria-hidden="true" />
                </li>
              )}
            </ul>
            {has('own_arguments') && has('hold_arguments') && <p className={styles.note}>{t('preview.held')}</p>}
            {(has('aggregates_only') || settings.strictAnonymity) && (
              <p className={styles.note}>{t('preview.private')}</p>
            )}
            {has('show_party_arguments') && sample.own === null && (
              <div className={styles.views}>
                <h4>{t('preview.views')}</h4>
                {parties.slice(0, PARTIES_SHOWN).map((party) => {
                  const view = views.find(({ partyId }) => partyId === party._id);
                  return (
                    <p key={party._id}>
                      <b>
                        <i style={{ background: party.color }} aria-hidden="true" />
                        {t('preview.view', { party: party.name, opinion: view?.opinion })}
                      </b>
                      <span lang={CONTENT_LANGUAGE}>{view?.comment}</span>
                    </p>
                  );
                })}
                {parties.length > PARTIES_SHOWN && (
                  <p className={styles.more}>{t('preview.more', { count: parties.length - PARTIES_SHOWN })}</p>
                )}
              </div>
            )}
            {has('own_tempo') ? (
              <p className={styles.send}>{t('preview.next')}</p>
            ) : (
              <p className={styles.wait}>
                <Dots />
                {t('preview.wait')}
              </p>
            )}
          </div>
        </div>
      </div>
      {has('show_difficult_words') && words && !hard && <p className={styles.note}>{t('preview.noWords')}</p>}
      {isParty && (
        <p className={styles.note}>{t(has('parties_by_lot') ? 'preview.partyByLot' : 'preview.partyFirst')}</p>
      )}
    </aside>
  );
}
