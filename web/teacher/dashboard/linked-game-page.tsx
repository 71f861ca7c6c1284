import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { LinkedGameTemplate } from '#shared/contract/game-template.ts';
import { switchesFor } from '#shared/domain/game-settings.ts';
import { dataOrNotFound } from '#web/client/api-error.ts';
import { linkedTemplateQuery, useCopyLinked } from '#web/data/game-template-links.ts';
import { isTooMany } from '#web/data/game-templates.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Unread } from '#web/teacher/parts/unread.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button, LinkButton } from '#web/ui/core/button.tsx';
import { notify } from '#web/ui/core/notice-store.ts';
import styles from './linked-game-page.module.css';

/** The preview of a colleague's game, before it is copied. */
export function LinkedGamePage() {
  const { t } = useTranslation('teacher-dashboard');
  const { token = '' } = useParams();
  const read = useQuery(linkedTemplateQuery(token));
  const linked = read.isError ? dataOrNotFound({ data: undefined, error: read.error }) : read.data;
  return (
    <div className={styles.page}>
      {linked && <LinkedGame token={token} linked={linked} />}
      {linked === null && (
        <EmptyState
          isPage
          title={t('received.gone')}
          action={
            <LinkButton kind="line" to="/teacher">
              {t('received.toGames')}
            </LinkButton>
          }
        >
          {t('received.goneText')}
        </EmptyState>
      )}
      {linked === undefined && <Unread isPage queries={[read]} />}
    </div>
  );
}

function LinkedGame({ token, linked }: { token: string; linked: LinkedGameTemplate }) {
  const { t } = useTranslation('teacher-dashboard');
  const navigate = useNavigate();
  const copy = useCopyLinked(token);
  const { name, type, questionSet, statements, parties, settings } = linked;
  const tempo = settings.includes('own_tempo') ? 'student' : 'teacher';
  const options = switchesFor(type, settings).filter((setting) => settings.includes(setting));
  const take = () =>
    copy.mutate(undefined, {
      onSuccess: (game) => {
        notify('done', t('games.copied', { name: game.name }));
        void navigate('/teacher');
      },
      onError: (error) => notify('error', t(isTooMany(error) ? 'games.tooManyGames' : 'received.failed')),
    });
  return (
    <>
      <h1>{t('received.title')}</h1>
      <section className={styles.card} aria-labelledby="received-name">
        <h2 id="received-name">{name}</h2>
        <p>{t('received.text')}</p>
        <dl>
          <dt>{t('received.type')}</dt>
          <dd>{t(`type.${type}`)}</dd>
          <dt>{t('received.set')}</dt>
          <dd lang={CONTENT_LANGUAGE}>{questionSet.name}</dd>
          <dt>{t('received.holds')}</dt>
          <dd>
            {t('statements', { count: statements })}, {t('received.parties', { count: parties })}
          </dd>
          <dt>{t('received.options')}</dt>
          <dd>
            <ul>
              <li>{t(`teacher-wizard:options.tempos.${tempo}.title`)}</li>
              {options.map((setting) => (
                <li key={setting}>{t(`teacher-wizard:options.${setting}.title`)}</li>
              ))}
            </ul>
          </dd>
        </dl>
      </section>
      <p className={styles.take}>
        <Button size="big" busy={copy.isPending} onClick={take}>
          <Icon name="plus" />
          {t('received.take')}
        </Button>
        <LinkButton kind="line" to={`/teacher/games/link/${token}/sheet`}>
          <Icon name="document" />
          {t('games.sheet')}
        </LinkButton>
      </p>
      <p className={styles.note}>{t('received.note')}</p>
    </>
  );
}
