import { useTranslation } from '#web/i18n/use-translation.ts';
import { HeaderTag } from '#web/teacher/parts/live-header.tsx';

/** Shown on the live screen while the devices are away. */
export function DevicesTag() {
  const { t } = useTranslation('teacher-live');
  return <HeaderTag icon="phone">{t('devices.away')}</HeaderTag>;
}
