import { useTranslation } from '#web/i18n/use-translation.ts';

/** Says that a statement is its teacher’s own, which no party answers. */
export function OwnMark() {
  const { t } = useTranslation('teacher-board');
  return t('ownStatement');
}
