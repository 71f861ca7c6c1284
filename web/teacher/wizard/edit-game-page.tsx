import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { GameTemplate } from '#shared/contract/game-template.ts';
import { ApiError } from '#web/client/api-error.ts';
import { gameTemplateQuery } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { draftOf } from '#web/teacher/parts/game-draft.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import styles from './wizard.module.css';
import { Wizard } from './wizard.tsx';

export function EditGamePage() {
  const { t } = useTranslation('teacher-wizard');
  const { id = '' } = useParams();
  const read = useQuery(gameTemplateQuery(id));
  if (read.data) return <EditGame key={id} template={read.data} />;
  const isGone = read.error instanceof ApiError && read.error.status === 404;
  return (
    <div className={styles.instead}>
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

function EditGame({ template }: { template: GameTemplate }) {
  const saved = useMemo(() => draftOf(template), [template]);
  return <Wizard templateId={template._id} saved={saved} base={template.updatedAt} />;
}
