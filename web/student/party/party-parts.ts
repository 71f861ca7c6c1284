// Everything about parties that is drawn while a student answers; in one file, because every request costs a phone a
// round trip.
import { DealtScreen } from './dealt-screen.tsx';
import { PartyChoiceScreen } from './party-choice-screen.tsx';
import { PartyPanel } from './party-panel.tsx';
import { TurnedCard } from './turned-card.tsx';

export const PARTY_PARTS = { DealtScreen, PartyChoiceScreen, PartyPanel, TurnedCard };
