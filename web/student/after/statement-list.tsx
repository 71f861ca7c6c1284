import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import styles from './statement-list.module.css';

interface StatementListProps {
  total: number;
  /** The numbers of the statements without an answer. */
  open: readonly number[];
  onGo: (number: number) => void;
}

/** Every statement one tap away, with what was answered ticked off. */
export function StatementList({ total, open, onGo }: StatementListProps) {
  const { t } = useTranslation('student-results');
  return (
    <section className={styles.list} aria-label={t('student:own.all')}>
      <ol>
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => {
          const isOpen = open.includes(number);
          return (
            <li key={number}>
              <button
                type="button"
                className={isOpen ? styles.open : styles.given}
                aria-label={t(isOpen ? 'finish.left' : 'finish.given', { number })}
                onClick={() => onGo(number)}
              >
                <span translate="no">{number}</span>
                {!isOpen && <Icon name="check" />}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
