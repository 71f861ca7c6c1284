import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const faq: FirstTexts['faq'] = {
  start: {
    question: 'Comment lancer un jeu avec ma classe ?',
    answer:
      '<ul><li><p><a href="/register">Créez un compte</a> et connectez-vous.</p></li><li><p>Sous <strong>Mes jeux</strong>, choisissez un jeu d’exemple, ou créez le vôtre en six étapes.</p></li><li><p>Appuyez sur <strong>Lancer</strong> et montrez l’écran à la classe. Vos élèves scannent le code QR ou tapent le code.</p></li><li><p>Tout le monde est prêt ? Commencez le jeu.</p></li></ul>',
  },
  account: {
    question: 'Les élèves ont-ils besoin d’un compte ?',
    answer:
      '<p>Non. Il leur faut seulement un appareil avec internet et le <strong>code</strong>. Un téléphone, une tablette ou un ordinateur suffit. Nous ne demandons ni nom ni adresse e-mail.</p>',
  },
  difference: {
    question: 'Quelle est la différence entre un débat et un jeu des partis ?',
    answer:
      '<p>Dans un <strong>débat</strong>, tu donnes ton propre avis. Ensuite, tu vois quels partis ont répondu comme toi.</p><p>Dans un <strong>jeu des partis</strong>, tu choisis d’abord un parti. Tu réponds comme ce parti le ferait, même si tu penses autrement.</p>',
  },
  whoSees: {
    question: 'Qui voit ce que je réponds ?',
    answer:
      '<p>En classe, on voit les réponses et les arguments de tout le groupe, mais <strong>sans les noms</strong>. Un argument que tu écris peut être montré au tableau. N’y mets donc rien qui permette de te reconnaître, si tu ne le veux pas.</p><p>Les autres élèves ne voient pas tes réponses sur leur appareil. Tu en sauras plus sous <a href="/privacy">Vie privée</a>.</p>',
  },
  advice: {
    question: 'Est-ce un conseil de vote ?',
    answer:
      '<p>Non. Tu vois avec quels partis tu étais souvent d’accord sur ces affirmations. Cela ne dit pas pour qui voter plus tard, car un parti, c’est plus que quelques affirmations.</p><p>Lis surtout les explications des partis. C’est là que la discussion commence.</p>',
  },
  realParties: {
    question: 'Ces partis existent-ils vraiment ?',
    answer:
      '<p>Les partis de la série <strong>Jeunes en Wallonie et à Bruxelles</strong> sont inventés. Leurs positions ont été écrites pour donner à discuter. Les sujets, eux, sont bien réels.</p><p>Ceux qui gèrent ce site peuvent ajouter d’autres séries d’affirmations.</p>',
  },
  offline: {
    question: 'Et si internet tombe en panne ?',
    answer:
      '<p>Laisse simplement la page ouverte. Ta réponse reste sur ton appareil et <strong>part automatiquement</strong> dès que tu es de nouveau en ligne. Ensuite, tu continues là où la classe en est.</p>',
  },
  change: {
    question: 'Puis-je encore changer ma réponse ?',
    answer:
      '<p>Oui, tant que l’affirmation est en cours. La dernière réponse compte. Si chacun avance à son rythme, tu peux la changer jusqu’à ce que les résultats s’affichent.</p>',
  },
  phones: {
    question: 'Les téléphones sont-ils permis en classe ?',
    answer:
      '<p>Pour un cours, oui, si vous le demandez et si le règlement de l’école le permet. Un ordinateur ou une tablette convient aussi.</p>',
  },
  sensitive: {
    question: 'Que faire d’une affirmation sensible ?',
    answer: '<p>Retirez-la à l’étape 3 quand vous créez un jeu, ou parlez-en d’abord avec votre classe.</p>',
  },
  hurtful: {
    question: 'Et si quelqu’un écrit quelque chose de blessant ?',
    answer: '<p>Supprimez l’argument d’un seul geste. Il disparaît aussitôt du tableau.</p>',
  },
  skipping: {
    question: 'Quelle est la différence entre « Neutre » et passer ?',
    answer:
      '<p>« Neutre » est aussi une réponse : on la compare à celle des partis. Une affirmation que l’on passe ne compte pas.</p>',
  },
};
