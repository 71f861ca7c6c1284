import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const blocks: FirstTexts['blocks'] = {
  homeLead: {
    title: 'D’abord choisir seul, puis en parler ensemble',
    body: '<p>Tu reçois une affirmation et tu choisis ce que tu en penses. Ensuite, vous voyez ensemble comment la classe a répondu. Chaque voix compte, aussi celle de qui n’aime pas parler en premier.</p><p>À la fin, tu compares tes réponses à celles des partis. Ce n’est pas un conseil de vote.</p>',
  },
  homeStudents: {
    title: 'Pour les élèves',
    body: '<p>Il te faut seulement un code. Tu ne crées pas de compte et tu n’écris pas ton nom.</p><p>Touche un mot difficile et tu lis ce qu’il veut dire.</p>',
  },
  homeTeachers: {
    title: 'Pour les enseignants',
    body: '<p>Vous choisissez les affirmations et les partis. Vous donnez le rythme, ou vous laissez chacun avancer au sien.</p><p>Au tableau, vous montrez les réponses, les arguments de la classe et les explications des partis. <a href="/register">Créez un compte</a> et lancez votre premier jeu.</p>',
  },
  aboutWhy: {
    title: 'Pourquoi ce jeu existe',
    body: '<p>La politique, c’est le bus pour aller à l’école, le loyer, et qui a son mot à dire. Pourtant, en parler en classe n’est pas toujours facile.</p><p>Avec ce jeu, chacun réfléchit d’abord de son côté. Ensuite, il y a de quoi discuter : une différence, un argument, une surprise.</p>',
  },
  aboutTwoWays: {
    title: 'Deux façons de jouer',
    body: '<p>Dans un <strong>débat</strong>, tu donnes ton propre avis. Tu peux aussi écrire pourquoi.</p><p>Dans un <strong>jeu des partis</strong>, tu te mets à la place d’un parti. Tu apprends à réfléchir à partir d’un avis qui n’est pas le tien.</p>',
  },
  aboutNoWrong: {
    title: 'Ni juste ni faux',
    body: '<p>Ici, un avis n’est jamais juste ou faux, et personne ne gagne. Les partis de la série d’exemple sont inventés. Ils sont différents, pour que chaque avis trouve quelque part une explication.</p>',
  },
  privacyStudents: {
    title: 'Quand tu joues',
    body: '<p>Nous ne demandons ni ton nom ni ton adresse e-mail. Ton navigateur crée un numéro au hasard et le garde. Ainsi, nous savons quelles réponses vont ensemble.</p><ul><li><p>Nous gardons tes réponses, ainsi que les arguments et les questions que tu écris.</p></li><li><p>Sur ton appareil, nous gardons ton numéro et les réponses qui ne sont pas encore envoyées.</p></li><li><p>Vous êtes plusieurs sur un appareil ? Ton résultat ne s’y ouvre alors qu’avec le signe que tu as choisi.</p></li><li><p>En classe, on les voit sans nom, et dans la plupart des jeux seulement sous forme de nombres. Ton ou ta prof peut supprimer un argument.</p></li><li><p>Dans un débat, le résultat au tableau ne change que s’il y a assez de nouvelles réponses. Personne ne voit ainsi qui vient de répondre. Mais si tout un groupe répond la même chose, ceux qui l’ont vu répondre savent ce qu’il a choisi.</p></li><li><p>N’écris pas de noms ni d’autres choses personnelles dans un argument ou une question.</p></li><li><p>Tu veux effacer tes réponses ? C’est possible jusqu’à un jour après le jeu, sur l’appareil avec lequel tu as joué : au bas de cette page ou près de ton résultat.</p></li><li><p>Quand le jeu est terminé en classe, les réponses sont effacées plus tard. Ceux qui gèrent ce site décident quand. Sans autre choix, c’est après un an. Une copie de sauvegarde peut les contenir un peu plus longtemps.</p></li></ul>',
  },
  privacyTeachers: {
    title: 'Si vous enseignez',
    body: '<p>Pour votre compte, nous gardons votre nom, votre adresse e-mail, votre école ou organisation, le public avec lequel vous travaillez et vos cinq dernières connexions. Si vous vous connectez avec le compte de votre école, nous gardons aussi lequel. Votre mot de passe est gardé de façon que personne ne puisse le lire.</p><p>Les autres enseignants ne voient pas vos jeux. Sous <strong>Mon compte</strong>, vous téléchargez tout ce que nous gardons sur vous et vous supprimez votre compte.</p>',
  },
  privacyResponsible: {
    title: 'Qui s’occupe de vos données ?',
    body: '<p>Responsable de ce site : [à compléter : nom de l’école ou de l’organisation]. Vous avez une question sur vos données, ou vous voulez les faire corriger ou effacer ? Écrivez à [à compléter : adresse e-mail].</p><p>La base légale de cette utilisation : [à compléter : base légale].</p><p>Vous trouvez que vos données sont mal traitées ? Vous pouvez porter plainte auprès de l’<a href="https://www.autoriteprotectiondonnees.be" target="_blank" rel="noopener noreferrer">Autorité de protection des données</a>.</p>',
  },
  accessWorks: {
    title: 'Ce qui fonctionne pour tout le monde',
    body: '<p>Nous voulons que chacun puisse jouer et enseigner ici. Ce site est partiellement conforme à la norme européenne EN 301 549, avec les exigences des WCAG 2.2 au niveau AA.</p><p>À chaque nouvelle version, un programme teste les écrans : au clavier, pour ce que lit un lecteur d’écran, sur de petits écrans, avec un zoom de 200 %, avec moins d’animations, et pour le contraste des couleurs.</p>',
  },
  accessNotYet: {
    title: 'Ce qui ne fonctionne pas encore',
    body: '<ul><li><p>Les vidéos des partis se trouvent sur un autre site. C’est le parti qui décide de les sous-titrer.</p></li><li><p>Les images et les textes ajoutés dans la gestion sont aussi accessibles que la personne qui les ajoute les rend.</p></li><li><p>Le site n’a pas encore été examiné par une organisation indépendante.</p></li></ul>',
  },
  accessMade: {
    title: 'Comment cette déclaration a été établie',
    body: '<p>Cette déclaration repose sur une auto-évaluation et sur les tests automatiques de ceux qui ont fait le site.</p><p>Elle a été établie le [à compléter : date] par [à compléter : nom de l’école ou de l’organisation].</p>',
  },
  accessContact: {
    title: 'Dites-nous ce qui vous bloque',
    body: '<p>Quelque chose que vous ne pouvez pas lire, utiliser ou entendre ? Dites-nous sur quel écran. Vous recevez une réponse dans le mois.</p><p>Écrivez à [à compléter : adresse e-mail].</p>',
  },
  accessComplaint: {
    title: 'La réponse ne vous suffit pas ?',
    body: '<p>Vous pouvez introduire une réclamation auprès du <a href="https://www.le-mediateur.be" target="_blank" rel="noopener noreferrer">Médiateur de la Wallonie et de la Fédération Wallonie-Bruxelles</a>. Il l’examine gratuitement.</p>',
  },
  goals: {
    title: 'Compétences de citoyenneté',
    body: '<ul><li><p>Se construire une identité, seul et avec les autres</p></li><li><p>Se mettre à la place des autres</p></li><li><p>Penser par soi-même, avec rigueur</p></li><li><p>Donner son avis et l’appuyer sur des arguments</p></li><li><p>S’inscrire dans la vie sociale et politique</p></li><li><p>Comprendre comment une démocratie décide</p></li><li><p>Connaître ses droits et ceux des autres</p></li></ul>',
  },
};
