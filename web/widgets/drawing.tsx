import type { Drawing } from '#shared/domain/drawings.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';

const fileOf = (name: Drawing): string => `/drawings/${name}.svg`;

/**
 * A picture of a thing, by which one finds a statement; a separate file, never part of the page. Its texts are
 * `drawings`.
 */
export function DrawingImage({ name, className }: { name: Drawing; className?: string | undefined }) {
  const { t } = useTranslation('drawings');
  return <DrawingFile name={name} alt={t(`of.${name}`)} className={className} />;
}

/** The same without its name, where the words beside it say enough. */
export function DrawingFile({
  name,
  alt = '',
  className,
}: {
  name: Drawing;
  alt?: string;
  className?: string | undefined;
}) {
  return <img src={fileOf(name)} alt={alt} width="96" height="96" decoding="async" className={className} />;
}
