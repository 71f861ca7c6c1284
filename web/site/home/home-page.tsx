import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SESSION_CODE_LENGTH } from '#shared/domain/session-code.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Button } from '#web/ui/core/button.tsx';
import { CoreIcon } from '#web/ui/core/core-icon.tsx';
import { HalfCircle } from '#web/ui/core/half-circle.tsx';
import { SAMPLE_SEATS } from '#web/ui/core/sample-seats.ts';
import styles from './home-page.module.css';

/** The code in what was typed or pasted, which may be the address of the game. */
const codeIn = (text: string): string =>
  text
    .replace(/.*\/votingsession\//i, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

interface HomePageProps {
  /** The content below the fold. */
  children: ReactNode;
  /** A code is being typed: the student's screens are about to be needed. */
  onTyping: () => void;
}

export function HomePage({ children, onTyping }: HomePageProps) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [code, setCode] = useState('');
  const invalid = search.get('error') === 'INVALID_CODE' && code === '';

  const start = () => {
    if (code !== '') navigate(`/votingsession/${code}`);
  };

  return (
    <>
      <section className={styles.hero} data-surface="deep">
        <div className={styles.inside}>
          <div>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <form
              className={styles.join}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                start();
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
                  value={code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  placeholder={t('codePlaceholder')}
                  aria-invalid={invalid || undefined}
                  aria-describedby={invalid ? 'code-error' : undefined}
                  onFocus={onTyping}
                  onChange={({ target: field }) => {
                    const caret = codeIn(field.value.slice(0, field.selectionStart ?? undefined)).length;
                    const typed = codeIn(field.value).slice(0, SESSION_CODE_LENGTH);
                    // Here and not by React, which would leave the caret at the end.
                    field.value = typed;
                    field.setSelectionRange(caret, caret);
                    setCode(typed);
                    onTyping();
                  }}
                />
                <Button kind="now" type="submit" className={styles.start}>
                  {t('start')}
                </Button>
              </div>
            </form>
          </div>
          <HalfCircle seats={SAMPLE_SEATS} className={styles.seats} />
        </div>
      </section>
      {children}
    </>
  );
}
