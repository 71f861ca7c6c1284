// A party's video: nothing is fetched from its host before the user asks for it.
import { useState } from 'react';
import { videoAddress } from '#shared/domain/video-address.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { Button } from '#web/ui/core/button.tsx';

/** `address` is the stored one; draws nothing when no player can show it. */
export function VideoPreview({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('office-parties');
  const [shown, setShown] = useState<string | null>(null);
  const source = videoAddress(address)?.embed;
  if (source === undefined) return null;
  return (
    <div className="grid aspect-video max-w-video place-items-center overflow-hidden rounded-lg bg-sunken">
      {shown === source ? (
        <iframe
          className="no-line size-full"
          src={source}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Button kind="line" onClick={() => setShown(source)}>
          <Icon name="play" />
          {t('videoShow')}
        </Button>
      )}
    </div>
  );
}
