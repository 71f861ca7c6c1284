// The teacher's preview uses exactly the texts of the students' screens.
import { expect, it } from 'vitest';

interface Student {
  statement: Record<'question' | 'partyQuestion' | 'send' | 'skip', string>;
  argument: Record<'label' | 'partyLabel', string>;
  answered: Record<'saved' | 'wait', string>;
  own: Record<'next', string>;
}

const STUDENT = import.meta.glob<Student>('/web/i18n/*/student.json', { eager: true, import: 'default' });
const WIZARD = import.meta.glob<{ preview: Record<string, string> }>('/web/i18n/*/teacher-wizard.json', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(STUDENT))('in %s', (path, { statement, argument, answered, own }) => {
  expect(WIZARD[path.replace('student.json', 'teacher-wizard.json')]?.preview).toMatchObject({
    ask: statement.question,
    askParty: statement.partyQuestion,
    argument: argument.label,
    argumentParty: argument.partyLabel,
    send: statement.send,
    skip: statement.skip,
    saved: answered.saved,
    wait: answered.wait,
    next: own.next,
  });
});
