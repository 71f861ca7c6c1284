import { useId } from 'react';
import { useTranslation } from '#web/i18n/use-translation.ts';

/** A small table with the headings that are recognised, before there is one to look at. */
export function ExampleTable() {
  const { t } = useTranslation('office-import');
  const title = useId();
  const head = ['statement', 'party', 'opinion', 'comment'] as const;
  const statement = t('example.statement');
  const rows = [
    [statement, t('example.party', { name: 'A' }), t('example.agree'), t('example.because')],
    [statement, t('example.party', { name: 'B' }), t('example.disagree'), t('example.but')],
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      <p id={title} className="text-sm text-soft">
        {t('example.table')}
      </p>
      <section
        className="overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too.
        tabIndex={0}
        aria-labelledby={title}
      >
        <table className="w-full border-collapse rounded-lg bg-surface text-sm line-hair">
          <thead>
            <tr>
              {head.map((role) => (
                <th key={role} scope="col" className="px-3 py-2 text-left align-top font-strong line-hair-b">
                  {t(`columns.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell) => (
                  <td key={cell} className="min-w-cell px-3 py-2 align-top line-hair-b">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
