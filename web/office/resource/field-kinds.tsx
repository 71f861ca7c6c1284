import type { ComponentProps } from 'react';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import { AreaField } from '#web/ui/forms/area-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** A line of text. */
export const line = (ties: ComponentProps<typeof TextField>) => <TextField autoComplete="off" {...ties} />;

/** The address of a page. */
export const address = (ties: ComponentProps<typeof TextField>) => <TextField type="url" {...ties} />;

/** Several lines in the language of what pupils read. */
export const area = (ties: ComponentProps<typeof AreaField>) => <AreaField lang={CONTENT_LANGUAGE} {...ties} />;
