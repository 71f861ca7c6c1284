import { expect, it } from 'vitest';
import { bareTextsOf } from './bare-texts.ts';

/** The texts that are refused in a component that draws that. */
function refusedIn(drawn: string, declared = ''): string[] {
  const source = `${declared}\nexport const C = () => (${drawn});`;
  return bareTextsOf('c.tsx', source).map(({ start, end }) => source.slice(start, end).trim());
}

it.each([
  ['beside something that comes and goes', '<b>{label}{!isArmed && <Icon />}</b>', ['{label}']],
  ['that comes and goes itself', "<p><b>1</b>{isLate && t('late')}</p>", ["{isLate && t('late')}"]],
  ['that is fixed, below something that comes and goes', "<p>{isOn && <Icon />}{t('on')}</p>", ["{t('on')}"]],
  ['in parts', '<i>{used}/{MAX}</i>', ['{used}', '{MAX}']],
  ['that changes, behind a blank', '<i> {name}</i>', ['{name}']],
  ['in a group without an element', "<>{t('code')}<Code /></>", ["{t('code')}"]],
  ['beside a list', "<p>{t('all')}{ones.map(draw)}</p>", ["{t('all')}"]],
])('a text is refused %s', (_, drawn, refused) => {
  expect(refusedIn(drawn)).toEqual(refused);
});

it.each([
  ['alone, whatever it is', '<p>{isLate ? t("late") : label}</p>'],
  ['that is fixed, beside what always stands there', "<p><Icon />{t('on')}</p>"],
  ['in an element of its own', '<b><span>{label}</span>{!isArmed && <Icon />}</b>'],
  ['of one string', '<i>{"0/" + used}</i>'],
  ['in an option, which holds nothing else', '<option>{name} {year}</option>'],
])('a text is accepted %s', (_, drawn) => {
  expect(refusedIn(drawn)).toEqual([]);
});

it('knows what is an element by its type or its declaration', () => {
  expect(refusedIn('<p><b />{note}</p>', 'interface Props { note: ReactNode }')).toEqual([]);
  expect(refusedIn('<p><b />{note}</p>', 'const note = <i />;')).toEqual([]);
  expect(refusedIn('<p><b />{note}</p>', 'interface Props { note: string }')).toEqual(['{note}']);
});
