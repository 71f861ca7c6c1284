import { LanguageSwitch } from '#web/shell/language/language-switch.tsx';
import { settings } from './settings.ts';

export const LanguageChoice = () => (settings.languages.length < 2 ? null : <LanguageSwitch />);
