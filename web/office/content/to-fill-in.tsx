import { useQuery } from '@tanstack/react-query';
import type { ContentPageName } from '#shared/domain/content-pages.ts';
import { isToFillIn, TO_FILL_IN } from '#shared/domain/to-fill-in.ts';
import { editedBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { FormAlert } from '#web/ui/forms/form-alert.tsx';

/** A warning that a page still has a placeholder that only the operator can fill in. */
export function ToFillIn({ page }: { page: ContentPageName }) {
  const { t } = useTranslation('office-content');
  const { data: blocks = [] } = useQuery(editedBlocksQuery(page));
  const isOpen = blocks.some(({ title, body, html }) => isToFillIn(`${title}${body}${html}`));
  return <FormAlert>{isOpen && t('toFillIn', { page: t(`pages.${page}`), mark: `${TO_FILL_IN} …]` })}</FormAlert>;
}
