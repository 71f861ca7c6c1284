// The component library with its styles and the product's theme: only the rich-text editor is made of it.
import '@mantine/core/styles.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** There is no dark scheme. */
export function EditorTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
