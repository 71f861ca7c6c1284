import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';
import { questionSetQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { BalancePart } from '#web/office/question-sets/editor/balance-part.tsx';
import { draftOf } from '#web/office/question-sets/editor/draft.ts';
import { PartTabs } from '#web/office/question-sets/frame/part-tabs.tsx';
import frame from '#web/office/question-sets/frame/set-frame.module.css';
import { StatementList } from '#web/office/question-sets/frame/statement-list.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { ExportLinks } from './export-links.tsx';
import { PublishedActions } from './published-actions.tsx';
import styles from './question-set-page.module.css';
import { SetFailure } from './set-failure.tsx';

export function QuestionSetPage() {
  const { id = '' } = useParams();
  const { data: set, error, refetch } = useQuery(questionSetQuery(id));
  if (set) return <Shown set={set} />;
  return error ? <SetFailure error={error} onRetry={refetch} /> : <Loading />;
}

type ShownPart = 'about' | 'parties' | 'options' | 'statements' | 'balance';

function Shown({ set }: { set: QuestionSet }) {
  const { t } = useTranslation('office-question-sets');
  const [part, setPart] = useState<ShownPart>('statements');
  const parties = useMemo(() => [...set.parties].sort((a, b) => a.name.localeCompare(b.name)), [set.parties]);
  const draft = useMemo(() => draftOf(set), [set]);
  const options = set.opinionOptions;
  const tabs = [
    { part: 'about', label: t('part.about') },
    { part: 'parties', label: t('part.parties'), count: parties.length },
    { part: 'options', label: t('part.options'), count: options.length },
    { part: 'statements', label: t('part.statements'), count: set.statements.length },
    { part: 'balance', label: t('part.balance') },
  ] as const;
  const published = set.offered ? t('view.published') : t('view.notOffered');
  const status = set.published ? published : t('view.unpublished');
  return (
    <div className={frame.frame}>
      <header className={frame.bar}>
        <h1 lang={CONTENT_LANGUAGE}>{set.name}</h1>
        <p className={frame.status}>{status}</p>
        <div className={frame.actions}>
          <ExportLinks set={set} />
          {set.published ? (
            <PublishedActions set={set} />
          ) : (
            <LinkButton kind="line" size="small" to={`/admin/question_sets/${set._id}/edit`}>
              {t('list.edit')}
            </LinkButton>
          )}
          <LinkButton kind="line" size="small" to="/admin/question_sets">
            {t('office:action.toList')}
          </LinkButton>
        </div>
      </header>
      <PartTabs label={t('part.label')} tabs={tabs} current={part} onSelect={setPart} isText={part === 'balance'}>
        {part === 'about' && (
          <div className={frame.form}>
            <p className={styles.description} lang={set.description ? CONTENT_LANGUAGE : undefined}>
              {set.description || t('view.noDescription')}
            </p>
          </div>
        )}
        {part === 'parties' && (
          <div className={frame.form}>
            <ul className={styles.list}>
              {parties.map(({ _id, name, color }) => (
                <li key={_id}>
                  <ColorChip color={color} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {part === 'options' && (
          <div className={frame.form}>
            <ol className={styles.list}>
              {options.map(({ _id, opinion, color }) => (
                <li key={_id}>
                  <ColorChip color={color} />
                  <span lang={CONTENT_LANGUAGE}>{opinion}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
        {part === 'statements' && <ShownStatements set={set} parties={parties} />}
        {part === 'balance' && <BalancePart draft={draft} parties={parties} />}
      </PartTabs>
    </div>
  );
}

function ShownStatements({ set, parties }: { set: QuestionSet; parties: QuestionSet['parties'] }) {
  const { t } = useTranslation('office-question-sets');
  const [open, setOpen] = useState(set.statements[0]?._id ?? null);
  const index = set.statements.findIndex(({ _id }) => _id === open);
  const statement = set.statements[index];
  const before = set.statements[index - 1];
  const after = set.statements[index + 1];
  const colors = new Map(set.opinionOptions.map(({ opinion, color }) => [opinion, color]));
  const opinions = new Map(
    set.partyOpinions.filter(({ statementId }) => statementId === open).map((one) => [one.partyId, one]),
  );
  if (!statement) {
    return (
      <div className={frame.form}>
        <p>{t('statements.none')}</p>
      </div>
    );
  }
  return (
    <div className={frame.twin}>
      <StatementList statements={set.statements} partyCount={parties.length} current={open} onOpen={setOpen} />
      <section className={frame.detail} aria-label={t('statements.label', { number: index + 1 })}>
        <h2 className={styles.statement} lang={CONTENT_LANGUAGE}>
          {statement.description}
        </h2>
        {STATEMENT_WORDS.some((word) => statement[word]) && (
          <dl>
            {STATEMENT_WORDS.filter((word) => statement[word]).map((word) => (
              <div key={word} className={styles.words}>
                <dt>{t(`words.${word}`)}</dt>
                <dd className={styles.comment} lang={CONTENT_LANGUAGE}>
                  {statement[word]}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl>
          {parties.map(({ _id, name, color }) => {
            const { opinion = null, comment = '' } = opinions.get(_id) ?? {};
            const chip = opinion !== null && colors.get(opinion);
            return (
              <div key={_id} className={styles.row}>
                <dt>
                  <ColorChip color={color} />
                  {name}
                </dt>
                <dd className={styles.opinion} lang={opinion === null ? undefined : CONTENT_LANGUAGE}>
                  {chip && <ColorChip color={chip} />}
                  {opinion ?? t('opinions.none')}
                </dd>
                <dd className={styles.comment} lang={CONTENT_LANGUAGE}>
                  {comment}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className={styles.neighbours}>
          <Button kind="line" size="small" disabled={!before} onClick={() => before && setOpen(before._id)}>
            {t('statements.previous')}
          </Button>
          <Button kind="line" size="small" disabled={!after} onClick={() => after && setOpen(after._id)}>
            {t('statements.next')}
          </Button>
        </p>
      </section>
    </div>
  );
}
