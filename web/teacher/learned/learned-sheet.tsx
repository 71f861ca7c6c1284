import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SessionOverview } from '#shared/contract/result.ts';
import { contentBlocksQuery } from '#web/data/content-blocks.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { Icon } from '#web/ui/common/icon.tsx';
import { LinkButton } from '#web/ui/core/button.tsx';
import { LearnedList } from './learned-list.tsx';

const STUDENTS = 'students';

/** The list; with `for=students` in the address what may be handed out. Without goals if reading them fails. */
export function LearnedSheet({ overview }: { overview: SessionOverview }) {
  const [search] = useSearchParams();
  const { data: goals = [] } = useQuery(contentBlocksQuery('goals'));
  return <LearnedList overview={overview} forStudents={search.get('for') === STUDENTS} goals={goals} />;
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
