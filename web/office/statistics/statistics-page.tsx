import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatisticsFigures } from '#shared/contract/statistics.ts';
import { GAME_TYPES, TEMPOS } from '#shared/domain/voting-session.ts';
import { downloadStatistics, statisticsQuery } from '#web/data/statistics.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CallButton } from '#web/office/frame/call-buttons.tsx';
import { OfficePage } from '#web/office/frame/office-page.tsx';
import { EmptyState } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import { BarChart } from './bar-chart.tsx';
import { figuresBy, MEASURES, type Measure, monthsOf } from './figures-by.ts';

export function StatisticsPage() {
  const { t } = useTranslation('office-statistics');
  const read = useQuery(statisticsQuery);
  return (
    <OfficePage
      title={t('title')}
      read={read}
      actions={
        <>
          <DownloadButton call="GET result/statistics" text={t('download')} />
          <DownloadButton call="GET result/statistics/extended" text={t('downloadExtended')} />
        </>
      }
    >
      {read.data && <Figures figures={read.data} />}
    </OfficePage>
  );
}

interface DownloadButtonProps {
  call: Parameters<typeof downloadStatistics>[0];
  text: string;
}

function DownloadButton({ call, text }: DownloadButtonProps) {
  const { t, i18n } = useTranslation('office-statistics');
  return (
    <CallButton
      call={() => downloadStatistics(call, i18n.language)}
      failed={(code) => (code === 'NETWORK' ? undefined : t('downloadFailed'))}
    >
      <Icon name="download" />
      <span>{text}</span>
    </CallButton>
  );
}

function Figures({ figures }: { figures: StatisticsFigures }) {
  const { t, i18n } = useTranslation('office-statistics');
  const [measure, setMeasure] = useState<Measure>('sessions');
  const { rows } = figures;
  const number = new Intl.NumberFormat(i18n.language);
  const monthName = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  if (rows.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-10">
      <fieldset className="grid grid-cols-cards gap-3">
        <legend className="mb-3 text-sm text-soft">{t('measure')}</legend>
        {MEASURES.map((one) => (
          <label key={one} className="relative">
            <input
              type="radio"
              name="measure"
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
              checked={one === measure}
              onChange={() => setMeasure(one)}
            />
            <span
              className={`grid h-full gap-1 rounded-md px-5 py-4 peer-focus-visible:focus-ring ${one === measure ? 'chosen' : 'line-control peer-hover:bg-tint'}`}
            >
              <b className="text-2xl title figures">{number.format(figures[one])}</b>
              <span>{t(`measures.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-charts gap-10">
        <BarChart
          title={t('byMonth', { measure: t(`measures.${measure}`) })}
          figures={figuresBy(rows, monthsOf(rows), ({ month }) => month, measure)}
          nameOf={(month) => monthName.format(new Date(`${month}-01T00:00:00Z`))}
          wide
        />
        <BarChart
          title={t('byType', { measure: t(`measures.${measure}`) })}
          figures={figuresBy(rows, GAME_TYPES, ({ type }) => type, measure)}
          nameOf={(type) => t(`types.${type}`)}
        />
        <BarChart
          title={t('byTempo', { measure: t(`measures.${measure}`) })}
          figures={figuresBy(rows, TEMPOS, ({ tempo }) => tempo, measure)}
          nameOf={(tempo) => t(`tempos.${tempo}`)}
        />
        <BarChart
          title={t('byAudience', { measure: t(`measures.${measure}`) })}
          figures={figuresBy(
            rows,
            ['secondary', 'higher', 'other', 'unknown'],
            ({ audience }) => audience ?? 'unknown',
            measure,
          ).filter(({ key, value }) => key !== 'unknown' || value > 0)}
          nameOf={(audience) => t(`audiences.${audience}`)}
        />
      </div>
    </div>
  );
}
