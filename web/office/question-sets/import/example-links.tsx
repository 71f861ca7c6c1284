import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';

/** The example files in the language of the page, which can be imported unchanged. */
export function ExampleLinks() {
  const { t } = useTranslation('office-import');
  const file = `/examples/${t('example.fileName')}`;
  return (
    <p className="mt-2 -ml-3 flex flex-wrap items-center gap-x-2 text-sm">
      <LinkButton kind="text" size="small" to={`${file}.json`} reloadDocument download>
        <Icon name="download" />
        {t('example.json')}
      </LinkButton>
      <LinkButton kind="text" size="small" to={`${file}.csv`} reloadDocument download>
        <Icon name="download" />
        {t('example.csv')}
      </LinkButton>
      <LinkButton kind="text" size="small" to={`${file}.xlsx`} reloadDocument download>
        <Icon name="download" />
        {t('example.xlsx')}
      </LinkButton>
      <span className="pl-3 text-soft">{t('example.limits')}</span>
    </p>
  );
}
