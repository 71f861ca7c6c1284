import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { parseSessionCode, type SessionCode } from '#shared/domain/session-code.ts';
import { SessionNotFound } from './session-not-found.tsx';

/** Draws a page for the code in its address, or that there is no such game if the code is malformed. */
export function WithSessionCode({ children }: { children: (code: SessionCode) => ReactNode }) {
  const { code: typed = '' } = useParams();
  const code = parseSessionCode(typed);
  return code === null ? <SessionNotFound /> : children(code);
}
