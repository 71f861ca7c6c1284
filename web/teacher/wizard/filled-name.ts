import type { GameType } from '#shared/domain/voting-session.ts';
import type { useTranslation } from '#web/i18n/use-translation.ts';

type Translate = ReturnType<typeof useTranslation<'teacher-wizard'>>['t'];

/** The name that a new game has until its teacher gives it another one: its type and today. */
export const filledName = (t: Translate, language: string, type: GameType): string =>
  t('teacher-wizard:name.filled', {
    type: t(`teacher-dashboard:type.${type}`),
    date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date()),
  });
