import { EMPTY_DRAFT } from './game-draft.ts';
import { NEW_GAME } from './stored-draft.ts';
import { Wizard } from './wizard.tsx';

export function NewGamePage() {
  return <Wizard templateId={NEW_GAME} saved={EMPTY_DRAFT} base={null} />;
}
