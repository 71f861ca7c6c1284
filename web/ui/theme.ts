// The component library in the product's look: only for the rich-text editor.
import { Button, createTheme, Input } from '@mantine/core';
import styles from './theme.module.css';
import { NEUTRAL, PRIMARY, RED, YELLOW } from './theme-colors.ts';

export const theme = createTheme({
  colors: { primary: PRIMARY, yellow: YELLOW, gray: NEUTRAL, red: RED },
  primaryColor: 'primary',
  primaryShade: 6,
  white: '#ffffff',
  black: '#0c1c18',
  autoContrast: true,
  luminanceThreshold: 0.18,
  fontFamily: 'var(--font-body)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontWeights: { medium: '650' },
  headings: { fontFamily: 'var(--font-display)', fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  radius: {
    xs: 'var(--radius-xs)',
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-xl)',
  },
  shadows: { sm: 'var(--shadow-raise)', md: 'var(--shadow-pop)' },
  focusClassName: 'focus-ring',
  components: {
    Button: Button.extend({
      classNames: { root: styles.button ?? '' },
      vars: () => ({ root: { '--button-height': 'var(--target)' } }),
    }),
    Input: Input.extend({
      classNames: { input: styles.input ?? '' },
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--target)',
          '--input-bd': 'var(--line-control)',
          '--input-radius': 'var(--radius-sm)',
        },
      }),
    }),
    InputWrapper: { classNames: { label: styles.label, error: styles.error } },
  },
});
