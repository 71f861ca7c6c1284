import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { ApiError } from '#web/client/api-error.ts';
import { gameTemplateQuery } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { draftOf } from '#web/teacher/parts/game-draft.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { Wizard } from './wizard.tsx';
import '#web/ui/screens.css';

export function EditGamePage() {
  const { t } = useTranslation('teacher-wizard');
  const { id = '' } = useParams();
  const read = useQuery(gameTemplateQuery(id));
  const [round, setRound] = useState(0);
  const begin = async () => {
    await read.refetch();
    setRound(round + 1);
  };
  if (read.data) return <EditGame key={`${id} ${round}`} template={read.data} onUseStored={() => void begin()} />;
  const isGone = read.error instanceof ApiError && read.error.status === 404;
  return (
    <div className="px-page py-10">
      {isGone ? (
        <EmptyState title={t('gone.title')} action={<LinkButton to="/teacher">{t('gone.back')}</LinkButton>}>
          {t('gone.text')}
        </EmptyState>
      ) : (
        <Unread queries={[read]} />
      )}
    </div>
  );
}

function EditGame({ template, onUseStored }: { template: GameTemplate; onUseStored: () => void }) {
  const saved = useMemo(() => draftOf(template), [template]);
  return <Wizard templateId={template._id} saved={saved} base={template.version} isFilled onUseStored={onUseStored} />;
}
