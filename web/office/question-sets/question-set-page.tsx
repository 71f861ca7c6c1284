import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { QuestionSet } from '#shared/contract/question-set.ts';
import { STATEMENT_WORDS } from '#shared/domain/statement-words.ts';
import { copyQuestionSet, offerQuestionSet, questionSetQuery } from '#web/data/question-sets.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { BalancePart } from '#web/office/question-sets/editor/balance-part.tsx';
import { draftOf } from '#web/office/question-sets/editor/draft.ts';
import { PartTabs } from '#web/office/question-sets/frame/part-tabs.tsx';
import { SetDetail, SetForm, SetFrame, SetHeader, Twin } from '#web/office/question-sets/frame/set-frame.tsx';
import { StatementList } from '#web/office/question-sets/frame/statement-list.tsx';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { randomUuid } from '#web/shell/identity.ts';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { DrawingImage } from '#web/widgets/drawing.tsx';
import { ExportLinks } from './export-links.tsx';
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
    <SetFrame>
      <SetHeader
        title={set.name}
        lang={CONTENT_LANGUAGE}
        status={<p className="py-1 text-sm text-soft">{status}</p>}
        actions={
          <>
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
          </>
        }
      />
      <PartTabs label={t('part.label')} tabs={tabs} current={part} onSelect={setPart} isText={part === 'balance'}>
        {part === 'about' && (
          <SetForm>
            <p className="whitespace-pre-wrap wrap-anywhere" lang={set.description ? CONTENT_LANGUAGE : undefined}>
              {set.description || t('view.noDescription')}
            </p>
          </SetForm>
        )}
        {part === 'parties' && (
          <SetForm>
            <ul className="line-ink-t">
              {parties.map(({ _id, name, color }) => (
                <li key={_id} className="flex min-h-tap items-center gap-2 wrap-anywhere line-hair-b">
                  <ColorChip color={color} />
                  <span translate="no">{name}</span>
                </li>
              ))}
            </ul>
          </SetForm>
        )}
        {part === 'options' && (
          <SetForm>
            <ol className="line-ink-t">
              {options.map(({ _id, opinion, color }) => (
                <li key={_id} className="flex min-h-tap items-center gap-2 wrap-anywhere line-hair-b">
                  <ColorChip color={color} />
                  <span lang={CONTENT_LANGUAGE}>{opinion}</span>
                </li>
              ))}
            </ol>
          </SetForm>
        )}
        {part === 'statements' && <ShownStatements set={set} parties={parties} />}
        {part === 'balance' && <BalancePart draft={draft} parties={parties} />}
      </PartTabs>
    </SetFrame>
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
      <SetForm>
        <p>{t('statements.none')}</p>
      </SetForm>
    );
  }
  return (
    <Twin>
      <StatementList statements={set.statements} partyCount={parties.length} current={open} onOpen={setOpen} />
      <SetDetail aria-label={t('statements.label', { number: index + 1 })}>
        {statement.drawing && <DrawingImage name={statement.drawing} />}
        <h2 className="pb-4 text-xl leading-tight wrap-anywhere line-ink-b" lang={CONTENT_LANGUAGE}>
          {statement.description}
        </h2>
        {STATEMENT_WORDS.some((word) => statement[word]) && (
          <dl>
            {STATEMENT_WORDS.filter((word) => statement[word]).map((word) => (
              <div key={word} className="grid grid-cols-1 gap-1 py-2 text-sm line-hair-b">
                <dt className="font-strong">{t(`words.${word}`)}</dt>
                <dd className="max-w-form whitespace-pre-wrap wrap-anywhere" lang={CONTENT_LANGUAGE}>
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
              <div
                key={_id}
                className="grid grid-cols-1 gap-x-4 gap-y-1 py-2 text-sm line-hair-b @card:grid-cols-names @laptop:grid-cols-opinions"
              >
                <dt className="flex min-w-0 items-baseline gap-2 font-strong wrap-anywhere">
                  <ColorChip color={color} />
                  <span translate="no">{name}</span>
                </dt>
                <dd
                  className="flex min-w-0 items-baseline gap-2 wrap-anywhere"
                  lang={opinion === null ? undefined : CONTENT_LANGUAGE}
                >
                  {chip && <ColorChip color={chip} />}
                  <span>{opinion ?? t('opinions.none')}</span>
                </dd>
                <dd
                  className="col-span-full max-w-form whitespace-pre-wrap wrap-anywhere empty:hidden @laptop:col-auto"
                  lang={CONTENT_LANGUAGE}
                >
                  {comment}
                </dd>
              </div>
            );
          })}
        </dl>
        <p className="flex flex-wrap justify-between gap-2 pt-4">
          <Button kind="line" size="small" disabled={!before} onClick={() => before && setOpen(before._id)}>
            {t('statements.previous')}
          </Button>
          <Button kind="line" size="small" disabled={!after} onClick={() => after && setOpen(after._id)}>
            {t('statements.next')}
          </Button>
        </p>
      </SetDetail>
    </Twin>
  );
}

// What can still be done to a published set: a copy to correct, and whether teachers may choose it.
function PublishedActions({ set: { _id, offered } }: { set: QuestionSet }) {
  const { t } = useTranslation('office-question-sets');
  const navigate = useNavigate();
  // When only the reply was lost, the next try finds the copy that the last one made.
  const [newId] = useState(randomUuid);

  const copy = async () => {
    await copyQuestionSet(_id, newId);
    navigate(`/admin/question_sets/${newId}/edit`);
  };
  return (
    <>
      <CallButton
        call={() => offerQuestionSet(_id, !offered)}
        done={offered ? t('notice.withdrawn') : t('notice.offered')}
        failed={() => t('notice.offerFailed')}
        size="small"
      >
        {offered ? t('view.withdraw') : t('view.offer')}
      </CallButton>
      <CallButton call={copy} done={t('notice.copied')} failed={() => t('notice.copyFailed')} size="small">
        {t('view.copy')}
      </CallButton>
    </>
  );
}
