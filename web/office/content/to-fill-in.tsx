import { useQuery } from '@tanstack/react-query';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { markToFillIn } from '#shared/domain/to-fill-in.ts';
import { editedBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';

/** A warning that a page still has a placeholder that only the operator can fill in. */
export function ToFillIn({ page }: { page: ContentPageName }) {
  const { t } = useTranslation('office-content');
  const { data: blocks = [] } = useQuery(editedBlocksQuery(page));
  const mark = markToFillIn(blocks.map(({ title, body, html }) => `${title}${body}${html}`).join());
  return <FormAlert>{mark !== null && t('toFillIn', { page: t(`pages.${page}`), mark: `${mark} …]` })}</FormAlert>;
}
