// The wizard for a new game.
import { NEW_GAME } from './draft-store.ts';
import { EMPTY_DRAFT } from './game-draft.ts';
import { Wizard } from './wizard.tsx';

export function NewGamePage() {
  return <Wizard templateId={NEW_GAME} saved={EMPTY_DRAFT} base={null} />;
}
