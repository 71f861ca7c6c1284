import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { codeIn, SESSION_CODE_LENGTH } from '#shared/domain/session-code.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TYPED } from '#web/shell/typed-code.ts';
import { Button } from '#web/ui/core/button.tsx';
import { CoreIcon } from '#web/ui/core/core-icon.tsx';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import { SAMPLE_SEATS } from '#web/ui/core/sample-seats.ts';
import styles from './home-page.module.css';

interface HomePageProps {
  /** The content below the fold. */
  children: ReactNode;
  /** Called when a code is being typed, to fetch the student's screens ahead of time. */
  onTyping: () => void;
  /** A code was typed, and its page is opened. */
  onCode: (code: string) => void;
}

export function HomePage({ children, onTyping, onCode }: HomePageProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const invalid = search.get('error') === 'INVALID_CODE' && code === '';

  // Seat by seat it becomes one's own.
  const yours = (code.length / SESSION_CODE_LENGTH) * SAMPLE_SEATS.length;
  const seats = SAMPLE_SEATS.map((seat, at) => (at < yours ? 'you' : seat));

  const read = ({ target }: { target: HTMLInputElement }) => {
    onTyping();
    const caret = codeIn(target.value.slice(0, target.selectionStart ?? undefined)).length;
    const typed = codeIn(target.value);
    // Set directly, because React would move the caret to the end.
    target.value = typed;
    target.setSelectionRange(caret, caret);
    setCode(typed);
  };
  // Text that was typed before this script ran.
  const readEarly = useEffectEvent(() => {
    if (field.current !== null && field.current.value !== '') read({ target: field.current });
  });
  useEffect(() => readEarly(), []);

  return (
    <>
      <section className={styles.hero} data-surface="deep">
        <div className={styles.inside}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <form
              className={styles.join}
              // Without script the server redirects to the game.
              action="/"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (code === '') return;
                onCode(code);
                navigate(`/votingsession/${code}`, { state: TYPED });
              }}
            >
              <label htmlFor="code">{t('codeLabel')}</label>
              <div id="code-error" role="alert">
                {invalid && (
                  <p className={styles.error}>
                    <CoreIcon name="alert" />
                    <span>{t('invalidCode')}</span>
                  </p>
                )}
              </div>
              <div className={styles.row}>
                <input
                  id="code"
                  name="code"
                  className={styles.code}
                  ref={field}
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  placeholder={t('codePlaceholder')}
                  aria-invalid={invalid || undefined}
                  aria-describedby={invalid ? 'code-error' : undefined}
                  onFocus={onTyping}
                  // Text that an input method is composing would be written a second time over a value that is set
                  // meanwhile.
                  onChange={({ target, nativeEvent }) => {
                    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) read({ target });
                  }}
                  onCompositionEnd={({ currentTarget }) => read({ target: currentTarget })}
                />
                <Button kind="now" type="submit" className={styles.start}>
                  {t('start')}
                </Button>
              </div>
            </form>
            <Link className={styles.teacher} to="/try-out">
              {t('teacher')}
            </Link>
          </div>
          <HalfCircle seats={seats} className={styles.seats} />
        </div>
      </section>
      {children}
    </>
  );
}
