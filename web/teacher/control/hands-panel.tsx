// The panel in which a teacher counts hands, while the class has its eyes closed: what others chose influences those who vote next.
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { HANDS_MAX } from '#shared/domain/limits.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { readDraft, writeDraft } from '#web/client/draft-store.ts';
import { withTimeout } from '#web/client/with-timeout.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { countHands } from '#web/data/hands.ts';
import { setLiveState } from '#web/data/live-state.ts';
import { shownQuery, takeShown } from '#web/data/shown.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useSave } from '#web/forms/use-save.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { knownSession, patchSession } from '#web/session/session-query.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { answeredOn, type LiveStatement } from '#web/teacher/parts/live-figures.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';
import { NumberStepper } from '#web/ui/forms/number-stepper.tsx';
import { isTypedHands, readHands } from './hands-count.ts';
import styles from './hands-panel.module.css';

interface HandsPanelProps {
  session: VotingSession;
  statement: LiveStatement;
  /** Called when counting has ended. */
  onClose?: (() => void) | undefined;
}

type HandsError = 'gone' | 'notANumber';

/** A stepper for each option. Afterwards the board shows the result, or the question if nothing is stored. */
export function HandsPanel({ session, statement, onClose }: HandsPanelProps) {
  const { t } = useTranslation('teacher-live');
  const { code } = session;
  const { _id: statementId, round } = statement;
  const draftKey = `hands ${code} ${statementId} ${round}`;
  const options = statement.opinionOptions;
  const { data: shown } = useQuery(shownQuery(code, statementId));
  /** Input that is not stored yet; null without any. */
  const [typed, setTyped] = useState(() => readDraft(draftKey, isTypedHands));
  useDraft(draftKey, typed);
  const stored = Object.fromEntries(shown?.hands.map(({ opinion, count }) => [opinion, String(count)]) ?? []);
  const values = { ...stored, ...typed };
  const { hands, total, wrong } = readHands(options, values);
  const [errors, setErrors] = useState<Readonly<Record<string, HandsError>>>({});
  const errorTexts = { gone: t('hands.optionGone'), notANumber: t('hands.notANumber', { max: HANDS_MAX }) };
  const { data: figures } = useQuery(figuresQuery(code));
  const answered = answeredOn(figures, statement);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);

  const { save, busy, failure } = useSave((codes) =>
    setErrors(
      Object.fromEntries(
        hands.flatMap(({ opinion }, at): [string, HandsError][] => {
          if (codes[`hands.${at}.opinion`]) return [[opinion, 'gone']];
          return codes[`hands.${at}.count`] ? [[opinion, 'notANumber']] : [];
        }),
      ),
    ),
  );
  const endWith = (view: LiveView, before: () => Promise<void> = async () => {}) =>
    save(async () => {
      await withTimeout(before);
      // Another device may have moved on, and the class has just begun to answer.
      const asksHere = knownSession(code, 'owner')?.currentStatement === statementId;
      const live = asksHere
        ? await withTimeout(async (signal) => {
            // A teacher who has finished counting shows the result, with the answers of devices.
            if (view === 'statement-results') await takeShown(code, statementId);
            return setLiveState(code, { view }, signal);
          })
        : null;
      writeDraft(draftKey, null);
      setTyped(null);
      if (live === null) return;
      patchSession(code, { type: 'live', ...live });
      onClose?.();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(Object.fromEntries(wrong.map((opinion) => [opinion, 'notANumber'])));
    if (wrong.length === 0) void endWith('statement-results', () => countHands(code, statementId, hands));
  };
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={submit}>
      <p className={styles.say}>
        <Icon name="info" />
        <span>{t('hands.say')}</span>
      </p>
      <div className={styles.options}>
        {options.map(({ opinion, color }) => (
          <NumberStepper
            key={opinion}
            label={
              <>
                <ColorChip color={color} />{' '}
                <span dir="auto" lang={CONTENT_LANGUAGE}>
                  {opinion}
                </span>
              </>
            }
            value={values[opinion] ?? '0'}
            max={HANDS_MAX}
            less={t('hands.less', { opinion })}
            more={t('hands.more', { opinion })}
            error={errors[opinion] && errorTexts[errors[opinion]]}
            onChange={(value) => {
              setTyped((before) => ({ ...before, [opinion]: value }));
              setErrors({});
            }}
          />
        ))}
      </div>
      <p className={styles.sum}>
        <span role="status">{t('hands.total', { count: total })}</span>
        <span className={styles.soft}>{t('hands.onDevices', { count: answered })}</span>
      </p>
      <FormAlert>
        {failure !== null &&
          failure !== 'INVALID' &&
          `${t('hands.failed')} ${failure === 'NETWORK' ? t('failed.offline') : t('failed.again')}`}
      </FormAlert>
      <p className={styles.choices}>
        <Button kind="line" onClick={() => void endWith('question')}>
          {t('hands.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          <Icon name="check" />
          {t('hands.done')}
        </Button>
      </p>
    </form>
  );
}
