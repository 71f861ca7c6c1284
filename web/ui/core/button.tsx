// The buttons: the main action is green, the second has a line, the third is only text, what is rarely done is soft text; yellow joins a game.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { Dots } from './dots.tsx';

interface ButtonStyle {
  kind?: 'main' | 'line' | 'text' | 'quiet' | 'now' | 'danger' | 'destroy' | undefined;
  size?: 'small' | 'normal' | 'big' | undefined;
  wide?: boolean | undefined;
}

const classesOf = ({ kind = 'main', size = 'normal', wide = false }: ButtonStyle, more = ''): string =>
  [styles.button, styles[kind], styles[size], wide ? styles.wide : '', more].join(' ');

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode };

/** A button; while `busy` it keeps its width, shows dots and ignores clicks. */
export function Button({ kind, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : { onClick })}
      className={classesOf({ kind, size, wide }, className)}
    >
      {/* Always there: a browser that translates has moved its texts, which React could not put elsewhere. */}
      <span className={busy ? styles.waiting : styles.face}>{children}</span>
      {busy && <Dots className={styles.dots} />}
    </button>
  );
}

/** A link within the app that looks like a button. */
export function LinkButton({ kind, size, wide, ...rest }: ButtonStyle & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={classesOf({ kind, size, wide })} />;
}
