// The mails in French.
import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  tag: 'fr',
  greeting: 'Bonjour,',
  colon: ' :',
  writtenOut: 'Le lien ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
  invitation: (product, days) => ({
    subject: `Voici votre invitation pour ${product}`,
    before: [
      `Voici votre invitation à utiliser ${product} : un jeu dans lequel votre classe donne son avis sur des affirmations politiques et discute des réponses.`,
      'Créez votre compte avec ce lien. Vous choisissez vous-même un mot de passe.',
    ],
    action: 'Créer mon compte',
    after: [
      `Vous pouvez utiliser le lien une seule fois, dans les ${days} jours. Il a expiré ? Demandez-en un nouveau à la personne qui a envoyé l’invitation.`,
      'Vous n’attendiez pas ce message ? Vous n’avez rien à faire.',
    ],
  }),
  passwordReset: (product, minutes) => ({
    subject: `Choisissez un nouveau mot de passe pour ${product}`,
    before: [
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte sur ${product}.`,
      'Choisissez votre nouveau mot de passe avec ce lien.',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: [
      `Vous pouvez utiliser le lien une seule fois, dans les ${minutes} minutes.`,
      'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même.',
    ],
  }),
  passwordChanged: (product) => ({
    subject: `Votre mot de passe pour ${product} a été modifié`,
    before: [
      `Le mot de passe de votre compte sur ${product} vient d’être modifié. Vos autres appareils sont maintenant déconnectés.`,
      'C’était vous ? Vous n’avez rien à faire.',
    ],
    after: [
      'Ce n’était pas vous ? Allez à la page de connexion, cliquez sur « Mot de passe oublié ? » et choisissez aussitôt un nouveau mot de passe. Si vous utilisez le même ailleurs, changez-le là aussi.',
    ],
  }),
  test: (product) => ({
    subject: `Message d’essai de ${product}`,
    before: [
      `Ce message vient de ${product}, à votre demande. Si vous le lisez, c’est que l’envoi des e-mails fonctionne.`,
    ],
    after: [],
  }),
};
