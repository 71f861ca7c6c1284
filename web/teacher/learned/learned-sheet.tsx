import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SessionOverview } from '#shared/contract/result.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { LearnedList } from './learned-list.tsx';

const STUDENTS = 'students';

const NO_TALK: ReadonlyMap<string, string> = new Map();

interface LearnedSheetProps {
  overview: SessionOverview;
  /** Empty as long as nobody named it. */
  classLabel: string;
  /** What the teacher may ask about the statements, by their ids; of a game that is over it is not known any more. */
  talk?: ReadonlyMap<string, string>;
}

/** The list; with `for=students` in the address what may be handed out. Without goals if reading them fails. */
export function LearnedSheet({ overview, classLabel, talk = NO_TALK }: LearnedSheetProps) {
  const [search] = useSearchParams();
  const { data: goals = [] } = useQuery(contentBlocksQuery('goals'));
  const forStudents = search.get('for') === STUDENTS;
  return <LearnedList {...{ overview, forStudents, goals, classLabel, talk }} />;
}

/** Leads from the teacher's list to the one to hand out, and back. */
export function HandoutLink() {
  const { t } = useTranslation('teacher-results');
  const [search] = useSearchParams();
  const forStudents = search.get('for') === STUDENTS;
  return (
    <LinkButton kind="line" replace to={{ search: forStudents ? '' : `?for=${STUDENTS}` }}>
      <Icon name="people" />
      <span>{t(forStudents ? 'handout.forTeacher' : 'handout.forStudents')}</span>
    </LinkButton>
  );
}
