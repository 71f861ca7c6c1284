import { describe, expect, it } from 'vitest';
import { type Given, lastValue, queued } from './command-queue.ts';

const command = (text: string): Given => {
  const [name = '', value = ''] = text.split(' ');
  return { name, value };
};
const waitingAfter = (running: string, given: string[]) =>
  given
    .map(command)
    .reduce<Given[]>((waiting, next) => queued(command(running), waiting, next), [])
    .map(({ name, value }) => `${name} ${value}`);

describe('commands that are given while another one runs', () => {
  it.each([
    ['the same one is ignored', 'view arguments', ['view arguments'], []],
    ['the last view counts', 'view question', ['view results', 'view arguments'], ['view arguments']],
    ['back to the view that is on its way', 'view question', ['view results', 'view question'], []],
    ['a view does not replace a move', 'view parties', ['move 2', 'view results'], ['move 2', 'view results']],
    ['the view on its way, but after a move', 'view results', ['move 2', 'view results'], ['move 2', 'view results']],
    ['the last statement counts', 'view results', ['move 2', 'lock true', 'move 3'], ['lock true', 'move 3']],
    [
      'nothing for a statement that is left',
      'freeze true',
      ['move 2', 'view results', 'clock 60', 'move 2'],
      ['move 2'],
    ],
    ['nothing for a step that is left', 'move 2', ['view results', 'step look', 'step talk'], ['step talk']],
    ['clock and freezing both wait', 'view results', ['freeze true', 'clock 60'], ['freeze true', 'clock 60']],
    ['freezing and undoing it', 'freeze true', ['freeze false', 'freeze true'], []],
  ])('%s', (_rule, running, given, waiting) => expect(waitingAfter(running, given)).toEqual(waiting));
});

it('the value that was given last, of what runs and what waits', () => {
  const given = ['clock 60', 'view results', 'clock 90', 'freeze true'].map(command);
  expect(lastValue(given, 'clock')).toBe('90');
  expect(lastValue(given, 'locked')).toBeUndefined();
});
