import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { ColorChip } from '#web/ui/forms/color-chip.tsx';
import { type Contents, withKnown } from './preview.ts';

interface ImportPreviewProps {
  contents: Contents;
  /** The names of the stored parties. */
  known: readonly string[];
  /** Only our own JSON says in which order the answers are, and in which colours. */
  hasOrder: boolean;
  /** Whether nothing in the file says in which letters it is written. */
  isGuessed: boolean;
}

export function ImportPreview({ contents, known, hasOrder, isGuessed }: ImportPreviewProps) {
  const { t } = useTranslation('office-import');
  const { options, statements, missing, hasEntities } = contents;
  const parties = withKnown(contents.parties, known);
  const fresh = parties.filter(({ isNew }) => isNew).length;
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-xl">
        {t('preview.title')}
      </h2>
      {missing > 0 ? (
        <Note isWarning text={t('preview.missing', { count: missing })} />
      ) : (
        <Note text={t('preview.complete')} />
      )}
      {isGuessed && <Note isWarning text={t('preview.guessed')} />}
      {hasEntities && <Note isWarning text={t('preview.entities', { code: '&eacute;' })} />}
      <dl className="line-ink-t">
        <dt className="pt-3 font-strong">{t('preview.options', { count: options.length })}</dt>
        <dd className="pt-1 pb-3 text-sm line-hair-b">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {options.map(({ opinion, color }) => (
              <li key={opinion} className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
                <ColorChip color={color} />
                <span lang={CONTENT_LANGUAGE}>{opinion}</span>
              </li>
            ))}
          </ul>
          {!hasOrder && <p className="pb-1 text-soft">{t('preview.checkOrder')}</p>}
        </dd>
        <dt className="pt-3 font-strong">{t('preview.parties', { count: parties.length })}</dt>
        <dd className="pt-1 pb-3 text-sm line-hair-b">
          <p className="pb-1 text-soft">{t('preview.partyKinds', { known: parties.length - fresh, fresh })}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {parties.map(({ name, isNew }) => (
              <li key={name} className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
                <span translate="no">{name}</span>
                {isNew && <span className="rounded-xs px-1 text-xs font-strong line-control">{t('preview.new')}</span>}
              </li>
            ))}
          </ul>
        </dd>
        <dt className="pt-3 font-strong">{t('preview.statements', { count: statements.length })}</dt>
        <dd className="pt-1 pb-3 text-sm line-hair-b">
          <ol className="max-h-list list-decimal overflow-y-auto pl-8 leading-tight marker:text-soft">
            {statements.map(({ description, missing: without }) => (
              <li key={description} className="py-1 wrap-anywhere">
                <span lang={CONTENT_LANGUAGE}>{description}</span>
                {without > 0 && (
                  <span className="ml-3 font-strong whitespace-nowrap text-danger">
                    {t('preview.without', { count: without })}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </dd>
      </dl>
    </section>
  );
}

const Note = ({ text, isWarning = false }: { text: string; isWarning?: boolean }) => (
  <p className="flex items-start gap-2 font-strong">
    <Icon name={isWarning ? 'alert' : 'check'} className={isWarning ? 'text-danger' : 'text-fill'} />
    <span>{text}</span>
  </p>
);
