// The mails in French.
import type { MailTexts } from './mail-texts.ts';

const writtenOut = 'Le lien ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :';

export const fr: MailTexts = {
  tag: 'fr',
  greeting: 'Bonjour,',
  colon: ' :',
  invitation: (product, days) => ({
    subject: `Vous êtes invité·e sur ${product}`,
    before: [
      `Vous êtes invité·e à utiliser ${product} : un jeu dans lequel votre classe répond à des affirmations politiques et discute des réponses.`,
      'Créez votre compte avec ce lien. Vous choisissez vous-même un mot de passe.',
    ],
    action: 'Créer mon compte',
    writtenOut,
    after: [
      `Le lien fonctionne une seule fois, pendant ${days} jours. Il a expiré ? Demandez-en un nouveau à la personne qui vous a invité·e.`,
      'Vous n’attendiez pas ce message ? Vous n’avez rien à faire.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Choisissez un nouveau mot de passe pour ${product}`,
    before: [
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur ${product}.`,
      'Choisissez votre nouveau mot de passe avec ce lien.',
    ],
    action: 'Choisir un nouveau mot de passe',
    writtenOut,
    after: [
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
      'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
  }),
};
