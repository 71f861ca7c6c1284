import { useMemo } from 'react';
import { invariant } from '#shared/domain/invariant.ts';
import type { LiveView } from '#shared/domain/live-views.ts';
import { neighbourOf } from '#shared/domain/voting-session.ts';
import type { StatementPosition } from '#web/teacher/board/statement-heading.tsx';
import type { LiveStatement } from '#web/teacher/parts/live-figures.ts';
import type { LiveScreenProps } from './live-screen.ts';
import { useAtStatement } from './use-at-statement.ts';
import { type Lead, useLead } from './use-lead.ts';
import { type StatementTools, useStatementTools } from './use-statement-tools.tsx';

export interface TeacherTempo {
  statement: LiveStatement;
  position: StatementPosition;
  view: LiveView;
  tools: StatementTools;
  lead: Lead;
  /** How many are still at it in this round. */
  busy: number;
  isLast: boolean;
  /** To the statement before; null at the first one. */
  goBack: (() => void) | null;
}

/** The position and the commands of a game in the teacher's tempo, for the laptop and the remote control alike. */
export function useTeacherTempo(screen: LiveScreenProps): TeacherTempo {
  const { session, students, commands } = screen;
  const { statements } = session;
  const ids = useMemo(() => statements.map(({ _id }) => _id), [statements]);
  const current = session.currentStatement;
  invariant(current !== null, 'in the teacher’s tempo a started session has a current statement');
  const next = neighbourOf(ids, current, 1);
  const previous = neighbourOf(ids, current, -1);
  const isLast = next === null;
  const view: LiveView = session.view ?? 'question';
  const statement = statements.find(({ _id }) => _id === current);
  invariant(statement, 'the current statement is one of the session');
  const tools = useStatementTools(session, statement, view, commands);
  const now = useAtStatement({ session, statement, students, clock: tools.clock, isLast });
  const lead = useLead(screen, { statementId: current, next }, now);
  return {
    statement,
    position: {
      description: statement.description,
      number: ids.indexOf(current) + 1,
      total: ids.length,
      isOwn: statement.own,
    },
    view,
    tools,
    lead,
    busy: Math.max(0, now.at.participants - now.at.answered),
    isLast,
    goBack: previous === null ? null : () => commands.moveTo(previous),
  };
}
