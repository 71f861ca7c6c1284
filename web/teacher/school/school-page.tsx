import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SchoolCount } from '#shared/contract/school-count.ts';
import { SCHOOL_NAME_MAX } from '#shared/domain/limits.ts';
import { parseSessionCode } from '#shared/domain/session-code.ts';
import { schoolCountsQuery, useMakeCount, useRemoveCount } from '#web/data/school-counts.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { VisuallyHidden } from '#web/ui/core/visually-hidden.tsx';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import '#web/ui/screens.css';

const pathOf = (code: string) => `/teacher/school/${code}`;

/** The counts of schools: to make one for one's colleagues, and to look at those that are there. */
export function SchoolPage() {
  const { t } = useTranslation('teacher-school');
  const counts = useQuery(schoolCountsQuery);
  return (
    <div className="grid grid-cols-1 gap-8 px-page py-6" data-ground="page">
      <div className="grid max-w-form grid-cols-1 gap-2">
        <h1 className="title text-3xl">{t('title')}</h1>
        <p className="text-soft">{t('text')}</p>
      </div>
      <OpenForm />
      <section className="grid max-w-row grid-cols-1 gap-3" aria-labelledby="counts-title">
        <h2 id="counts-title" className="title text-xl">
          {t('counts')}
        </h2>
        {counts.data === undefined ? <Unread queries={[counts]} /> : <Counts counts={counts.data} />}
      </section>
    </div>
  );
}

/** One field: the code of a count that a colleague made, or the name of a new one. */
function OpenForm() {
  const { t } = useTranslation('teacher-school');
  const navigate = useNavigate();
  const make = useMakeCount();
  const [text, setText] = useState('');
  const code = parseSessionCode(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== null) return navigate(pathOf(code));
    if (text.trim() === '') return;
    make.mutate(text.trim(), { onSuccess: (made) => navigate(pathOf(made.code)) });
  };
  return (
    <form className="grid max-w-form grid-cols-1 items-start gap-3" noValidate onSubmit={submit}>
      <TextField
        label={t('field')}
        hint={t('hint')}
        maxLength={SCHOOL_NAME_MAX}
        autoComplete="off"
        value={text}
        error={make.isError ? t('failed') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <p>
        <Button type="submit" busy={make.isPending} disabled={text.trim() === ''}>
          {t(code === null ? 'make' : 'open')}
        </Button>
      </p>
    </form>
  );
}

function Counts({ counts }: { counts: readonly SchoolCount[] }) {
  const { t, i18n } = useTranslation('teacher-school');
  const [removing, setRemoving] = useState<SchoolCount | null>(null);
  const remove = useRemoveCount();
  const close = () => setRemoving(null);
  if (counts.length === 0) return <p className="py-3 text-soft line-ink-t">{t('none')}</p>;
  return (
    <>
      <ul className="line-ink-t">
        {counts.map((count) => {
          const { _id, code, name, endsAt } = count;
          const date = formatDate(new Date(endsAt), i18n.language, { day: 'numeric', month: 'long' });
          const isOver = Date.parse(endsAt) <= Date.now();
          return (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 line-hair-b">
              <p className={`rounded-xs px-3 py-1 title text-lg ${isOver ? 'bg-sunken' : 'bg-now'}`} translate="no">
                {code}
              </p>
              <div className="min-w-0 grow basis-field">
                <h3 className="font-strong wrap-anywhere leading-tight">{name}</h3>
                <p className="text-sm text-soft">{t(isOver ? 'ended' : 'until', { date })}</p>
              </div>
              <Button kind="danger" onClick={() => setRemoving(count)}>
                <Icon name="bin" />
                {t('remove')}
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
              </Button>
              <LinkButton kind="line" to={pathOf(code)}>
                {t('open')}
                <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                <Icon name="forward" />
              </LinkButton>
            </li>
          );
        })}
      </ul>
      {removing && (
        <Dialog
          title={t('removeTitle', { name: removing.name })}
          cancel={t('keep')}
          confirm={t('remove')}
          destroys
          busy={remove.isPending}
          onCancel={close}
          onConfirm={() =>
            remove.mutate(removing._id, { onSettled: close, onError: () => notify('error', t('notYours')) })
          }
        >
          <p>{t('removeText')}</p>
        </Dialog>
      )}
    </>
  );
}
