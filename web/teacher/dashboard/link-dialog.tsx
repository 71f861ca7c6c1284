import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListedTemplate } from '#shared/contract/game-template.ts';
import { ownLinkQuery, useRemoveLink } from '#web/data/game-template-links.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { TitledDialog } from '#web/teacher/parts/titled-dialog.tsx';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import { Dialog } from '#web/ui/forms/dialog.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

interface LinkDialogProps {
  template: ListedTemplate;
  onClose: () => void;
}

/** Creates the link that gives colleagues a copy of a game, and removes it. */
export function LinkDialog({ template, onClose }: LinkDialogProps) {
  const [takesBack, setTakesBack] = useState(false);
  return takesBack ? (
    <TakeBack template={template} onKeep={() => setTakesBack(false)} onClose={onClose} />
  ) : (
    <Give template={template} onTakeBack={() => setTakesBack(true)} onClose={onClose} />
  );
}

function Give({ template: { _id, name }, onTakeBack, onClose }: LinkDialogProps & { onTakeBack: () => void }) {
  const { t } = useTranslation('teacher-dashboard');
  const link = useQuery(ownLinkQuery(_id));
  return (
    <TitledDialog title={t('link.title', { name })} onClose={onClose}>
      <p>{t('link.text')}</p>
      {link.data ? <LinkField url={link.data.url} /> : <Unread queries={[link]} />}
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t('link.with')}</li>
        <li>{t('link.without')}</li>
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {link.data && (
          <Button kind="danger" onClick={onTakeBack}>
            <Icon name="close" />
            {t('link.takeBack')}
          </Button>
        )}
        <Button kind="line" onClick={onClose}>
          {t('games.close')}
        </Button>
      </p>
    </TitledDialog>
  );
}

function LinkField({ url }: { url: string }) {
  const { t } = useTranslation('teacher-dashboard');
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Without https, as on a school's own network, browsers have no clipboard API.
      place.current?.querySelector('input')?.select();
      setOutcome('selected');
    }
  };
  return (
    <div ref={place} className="grid grid-cols-1 items-end gap-2 tablet:grid-cols-end">
      <TextField label={t('link.label')} readOnly value={url} onFocus={(event) => event.target.select()} />
      <Button onClick={copy}>
        <Icon name="copy" />
        {t('link.copy')}
      </Button>
      <p className="flex items-center gap-2 text-sm font-strong" role="status">
        {outcome === 'copied' && (
          <>
            <Icon name="check" />
            <span>{t('link.copied')}</span>
          </>
        )}
        {outcome === 'selected' && <span>{t('link.selected')}</span>}
      </p>
    </div>
  );
}

function TakeBack({ template: { _id, name }, onKeep, onClose }: LinkDialogProps & { onKeep: () => void }) {
  const { t } = useTranslation('teacher-dashboard');
  const remove = useRemoveLink();
  const confirm = () =>
    remove.mutate(_id, {
      onSuccess: () => {
        notify('done', t('link.takenBack', { name }));
        onClose();
      },
      onError: () => {
        notify('error', t('link.takeBackFailed'));
        onKeep();
      },
    });
  return (
    <Dialog
      title={t('link.takeBackTitle')}
      cancel={t('link.keep')}
      confirm={t('link.takeBackConfirm')}
      destroys
      busy={remove.isPending}
      onCancel={onKeep}
      onConfirm={confirm}
    >
      <p>{t('link.takeBackText')}</p>
    </Dialog>
  );
}
