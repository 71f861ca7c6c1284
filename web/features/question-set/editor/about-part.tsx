// Name and explanation of a set.
import { useTranslation } from 'react-i18next';
import frame from '#web/features/question-set/frame/set-frame.module.css';
import { AreaField } from '#web/ui/area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { faultAt } from './draft-check.ts';
import { faultText } from './fault-text.ts';
import type { PartProps } from './part-props.ts';
import { fieldMark } from './use-place.ts';

export function AboutPart({ draft, change, faults }: PartProps) {
  const { t } = useTranslation('question-set');
  return (
    <div className={frame.form}>
      <TextField
        label={t('about.name')}
        value={draft.name}
        error={faultText(t, faultAt(faults, 'about', '', 'name'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, name: value }))}
        {...fieldMark('about', '', 'name')}
      />
      <AreaField
        label={t('about.description')}
        hint={t('about.descriptionHint')}
        value={draft.description}
        error={faultText(t, faultAt(faults, 'about', '', 'description'))}
        onChange={({ target: { value } }) => change((now) => ({ ...now, description: value }))}
        {...fieldMark('about', '', 'description')}
      />
    </div>
  );
}
