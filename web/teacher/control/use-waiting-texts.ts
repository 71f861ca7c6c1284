import { useQuery } from '@tanstack/react-query';
import type { VotingSession } from '#shared/contract/voting-session.ts';
import { figuresQuery } from '#web/data/figures.ts';
import { questionsQuery } from '#web/data/questions.ts';
import { countHeld } from '#web/teacher/parts/live-figures.ts';
import { countHeldQuestions } from './waiting.ts';

interface WaitingTexts {
  held: number;
  /** How many of them are questions. */
  questions: number;
  /** Whether the class has asked, or may: then they are not arguments alone. */
  hasQuestions: boolean;
}

/** How many texts of students wait for their teacher; null in a game in which none does. */
export function useWaitingTexts({
  code,
  holdArguments,
  argumentsEnabled,
  questionsOpen,
}: VotingSession): WaitingTexts | null {
  const { data: figures } = useQuery(figuresQuery(code));
  const { data: questions = NONE } = useQuery(questionsQuery(code));
  const waits = holdArguments && argumentsEnabled;
  const hasQuestions = questionsOpen || questions.length > 0;
  if (!waits && !hasQuestions) return null;
  const asked = countHeldQuestions(questions);
  return { held: (waits ? countHeld(figures) : 0) + asked, questions: asked, hasQuestions };
}

const NONE: never[] = [];
