import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const explanations: FirstTexts['explanations'] = {
  votingAge: {
    weefsel:
      'À 16 ans, on travaille déjà un peu, on paie sa part et on sent ce que la politique décide. Qui en supporte les conséquences doit pouvoir choisir aussi.',
    zaailing:
      'Les choix sur le climat et la nature marqueront surtout la vie des jeunes. Ils doivent donc décider avec nous, et pas seulement payer la facture plus tard.',
    evenwicht:
      'À 16 ans, certains suivent la politique de près, d’autres pas encore du tout. Nous voulons d’abord de bons cours de citoyenneté dans toutes les écoles, et en reparler ensuite.',
    'het-zeil':
      'À 16 ans, tu peux travailler, épargner et faire seul beaucoup de choix. Qui assume cela peut aussi voter.',
    dorpsplein:
      'À 16 ans, on a le droit d’être jeune sans que les partis se disputent sa voix. Nous préférons un vrai conseil des jeunes dans chaque commune.',
    'vaste-grond':
      'Voter demande des connaissances et de l’expérience, et cela vient avec les années. À 18 ans, on est aussi majeur pour la loi, et c’est une limite claire.',
  },
  smartphones: {
    weefsel:
      'Le calme en classe est important, mais toutes les écoles n’ont pas les mêmes problèmes. Que les élèves, les parents et les professeurs fixent les règles ensemble.',
    zaailing:
      'Un smartphone, c’est aussi un dictionnaire, un agenda et un appareil photo. Nous préférons apprendre aux jeunes à bien s’en servir plutôt que de le leur enlever toute une journée.',
    evenwicht:
      'Sans smartphone, les élèves se parlent davantage et écoutent mieux. Une seule règle pour tous évite aussi bien des discussions aux professeurs.',
    'het-zeil':
      'Chaque école sait elle-même quelles règles conviennent à ses élèves. On n’apprend à gérer sa liberté que si on en reçoit.',
    dorpsplein:
      'Dans la cour, mieux vaut se regarder que regarder un écran. Une journée sans smartphone, c’est aussi un répit pour qui est harcelé en ligne.',
    'vaste-grond':
      'On va à l’école pour apprendre, et un écran distrait. Une règle claire, sans exception, est la plus facile à suivre.',
  },
  freeTransport: {
    weefsel:
      'Le prix d’un abonnement ne devrait jamais t’empêcher d’arriver à l’école ou en stage. Nous le payons ensemble avec les impôts, comme l’enseignement.',
    zaailing:
      'Qui prend le bus et le train dès sa jeunesse achète moins vite une voiture. C’est bon pour l’air, pour les embouteillages et pour ton portefeuille.',
    evenwicht:
      'Des trajets moins chers pour les jeunes, c’est bien, mais la gratuité totale coûte beaucoup. Il faut d’abord assez de bus, aussi à la campagne.',
    'het-zeil':
      'La gratuité n’existe pas, car quelqu’un d’autre paie alors ton ticket. Nous préférons une réduction pour les jeunes et des bus qui arrivent à l’heure.',
    dorpsplein:
      'Dans un village sans bus bon marché, un jeune est coincé. La gratuité fait vivre les villages et aide les familles qui n’ont pas de quoi payer une deuxième voiture.',
    'vaste-grond':
      'Qui prend le bus peut en payer une partie. L’argent des impôts sert mieux, à nos yeux, à des gares sûres et propres.',
  },
  socialMedia: {
    weefsel:
      'Les géants du numérique gagnent de l’argent avec l’attention des enfants. Protéger les enfants compte plus pour nous que ces bénéfices.',
    zaailing:
      'Faire défiler un écran sans fin est mauvais pour les plus jeunes, nous le voyons aussi. Mais une interdiction se contourne facilement, et nous préférons nous attaquer aux applis elles-mêmes.',
    evenwicht:
      'Pour la voiture, le tabac et les jeux d’argent, nous acceptons aussi un âge minimum. Les enfants ont ainsi le temps de grandir avant d’aller en ligne.',
    'het-zeil':
      'Éduquer, c’est le rôle des parents, pas de l’État. Avec une interdiction, tout le monde devrait aussi prouver son âge en ligne, et nous ne le voulons pas.',
    dorpsplein:
      'C’est dans leur quartier et à l’école que les enfants se font le mieux des amis. Les parents sont plus forts quand la même règle vaut pour tous.',
    'vaste-grond':
      'Les parents demandent une limite claire, et nous voulons la leur donner. Qui fait une appli pour enfants doit d’abord prouver qu’elle est sûre.',
  },
  flightTax: {
    weefsel:
      'L’avion peut coûter plus cher, mais un montant fixe touche surtout les familles qui ont peu d’argent. Nous préférons une taxe qui augmente pour ceux qui volent souvent.',
    zaailing:
      'L’avion est très mauvais pour le climat et pourtant souvent moins cher que le train. Avec l’argent de la taxe, nous pouvons rendre les trains plus rapides et moins chers.',
    evenwicht:
      'Qui pollue doit payer lui-même une partie des dégâts. Un montant fixe est simple, et l’argent peut aller au train.',
    'het-zeil':
      'Qui pollue peut payer pour cela, mais 50 euros pour chaque vol, c’est trop grossier. Un prix au kilo de pollution est plus juste et récompense les avions plus propres.',
    dorpsplein:
      'On ne doit pas punir une famille qui économise des années pour un seul voyage. Ceux qui prennent un jet privé, eux, peuvent payer bien plus.',
    'vaste-grond':
      'Notre pays est petit, et les voyageurs partiront simplement de l’autre côté de la frontière. Nous y perdrions des emplois, et le climat n’y gagnerait presque rien.',
  },
  rentCap: {
    weefsel:
      'Une maison sert d’abord à y vivre, et seulement ensuite à gagner de l’argent. Avec un prix maximum, on peut louer aussi avec un salaire ordinaire.',
    zaailing:
      'Les jeunes paient aujourd’hui trop cher des logements en mauvais état. Si le maximum est plus élevé pour un logement bien isolé, le climat y gagne aussi.',
    evenwicht:
      'Avec un prix maximum, des propriétaires vendent leur bien, et il reste moins de logements à louer. Nous préférons construire des logements sociaux et aider ceux qui gagnent peu.',
    'het-zeil':
      'Si louer rapporte trop peu, plus personne ne construit pour louer. Plus de logements et moins de règles de construction, voilà ce qui fait vraiment baisser les loyers.',
    dorpsplein:
      'Les jeunes doivent pouvoir rester dans le quartier où ils ont grandi. Ce n’est possible que si le loyer va avec un salaire ordinaire.',
    'vaste-grond':
      'Un propriétaire a épargné et paie les frais, c’est donc à lui de fixer le prix. Trop de règles font fuir les bailleurs, et on ne trouve alors plus rien du tout.',
  },
  asylum: {
    weefsel:
      'Qui fuit la guerre ou la violence a droit à un endroit sûr. Avec assez de places et un bon accompagnement, notre pays en est capable.',
    zaailing:
      'Les gens fuient la guerre et, de plus en plus souvent, la sécheresse et les inondations. Un pays riche doit prendre sa part de l’accueil.',
    evenwicht:
      'Aider les gens en danger est un devoir, mais les communes et les écoles doivent pouvoir suivre. Décider plus vite qui peut rester règle plus de choses, à notre avis, qu’un nombre plus bas.',
    'het-zeil':
      'Le nombre nous dit peu, c’est la manière qui compte. Qui peut rester doit vite pouvoir travailler, et qui ne le peut pas doit vite repartir.',
    dorpsplein:
      'On n’apprend à connaître de nouveaux voisins que s’il n’en arrive pas trop à la fois. S’il en vient moins, nous pouvons mieux aider ceux qui sont déjà là.',
    'vaste-grond':
      'Nous ne voulons pas accueillir plus de gens que nous ne pouvons bien accompagner. Il reste ainsi de la place pour ceux qui ont vraiment besoin de protection.',
  },
  studentWage: {
    weefsel:
      'À travail égal, salaire égal, aussi à 16 ans. Un salaire plus bas fait surtout des jeunes une main-d’œuvre bon marché.',
    zaailing:
      'Un jeune qui fait le même travail fait avancer l’entreprise autant qu’un autre. Un salaire juste te laisse aussi du temps pour étudier, car tu dois travailler moins d’heures.',
    evenwicht:
      'Qui fait le même travail gagne le même salaire. Nous voulons y arriver pas à pas, pour que les petits commerces puissent suivre.',
    'het-zeil':
      'Avec un salaire minimum plus bas, une entreprise ose plus vite prendre un débutant. Si tu travailles bien, ton patron peut toujours te payer plus.',
    dorpsplein:
      'Les jeunes méritent un salaire juste pour leur travail. Mais le boulanger du coin doit aussi pouvoir se payer un jobiste.',
    'vaste-grond':
      'Un jobiste apprend encore et a moins d’expérience qu’un travailleur fixe. Si son salaire est plus élevé, l’entreprise choisit plus vite un adulte, et c’est toi qui perds ta chance.',
  },
  inheritanceTax: {
    weefsel:
      'Tout le monde ne reçoit pas une maison ou des économies de ses parents. Les droits de succession réduisent un peu cette différence.',
    zaailing:
      'Avec cet argent, nous payons des choses pour la génération suivante, comme des écoles et de la nature. Qui hérite d’un petit montant peut payer moins, à notre avis.',
    evenwicht:
      'Cet impôt aide à payer les maisons de repos, les bus et les routes. Nous voulons bien le baisser pour ceux qui héritent d’un petit montant.',
    'het-zeil':
      'Cet argent a déjà été taxé quand il a été gagné. C’est toi qui choisis à qui tu le laisses, et l’État n’a pas à en prendre une part.',
    dorpsplein:
      'Une maison pour laquelle tes parents ont travaillé toute leur vie doit rester dans la famille. Des enfants ne devraient pas être forcés de la vendre pour payer un impôt.',
    'vaste-grond':
      'Épargner pour ses enfants est sage, et cela ne doit pas être puni. Que l’État commence par dépenser moins.',
  },
  beerAndWine: {
    weefsel:
      'Une interdiction pousse à boire là où personne ne surveille. Nous préférons bien informer et aider ceux qui boivent trop.',
    zaailing:
      'À 16 ans, ton cerveau grandit encore beaucoup, et l’alcool peut le perturber. Un seul âge pour tous les alcools est aussi plus facile à expliquer.',
    evenwicht:
      'L’alcool fait plus de mal à un corps jeune qu’à un corps adulte. Attendre deux ans est un petit effort pour une meilleure santé.',
    'het-zeil':
      'Un verre de bière ou de vin est un choix que l’on peut apprendre à faire à 16 ans. Si presque personne ne suit une règle, les gens ne prennent plus les autres au sérieux non plus.',
    dorpsplein:
      'L’alcool apporte beaucoup de tristesse dans certaines familles, et cela commence souvent tôt. Une fête de village est belle aussi quand les plus jeunes ne boivent pas de bière.',
    'vaste-grond':
      'Nous voulons des contrôles stricts de l’alcool sur la route et dans la rue. Que la limite soit 16 ou 18 ans compte moins que de la voir respectée par tous.',
  },
  schoolHours: {
    weefsel:
      'Beaucoup d’adolescents dorment trop peu, et commencer plus tard les aide à apprendre. Pour ceux qui doivent partir tôt, nous ouvrons l’école dès 8 heures.',
    zaailing:
      'Les adolescents s’endorment plus tard, et à 8 heures beaucoup ne sont pas encore vraiment réveillés. Qui a bien dormi apprend mieux et se sent mieux.',
    evenwicht:
      'Commencer plus tard, c’est rentrer plus tard, avec moins de temps pour le sport, les loisirs et les devoirs. Les parents et les bus devraient en plus changer tous leurs horaires.',
    'het-zeil':
      'Commencer plus tard peut être une bonne idée, mais il ne faut pas de loi pour cela. Laissons à chaque école la liberté de choisir ses heures.',
    dorpsplein:
      'Qui commence tôt a encore du temps après l’école pour le club, le mouvement de jeunesse ou un job. Ce rythme marche depuis longtemps, gardons-le.',
    'vaste-grond':
      'Se lever à l’heure est une habitude dont on a besoin plus tard au travail. Qui se couche plus tôt n’a pas besoin de commencer plus tard.',
  },
  religiousSigns: {
    weefsel:
      'Personne ne devrait devoir choisir entre sa religion et ses études. On apprend à vivre ensemble en montrant ses différences, pas en les cachant.',
    zaailing:
      'Pour nous, chacun peut croire ce qu’il veut, et le montrer. Mais nous laissons les écoles fixer leurs règles, car elles connaissent le mieux leurs élèves.',
    evenwicht:
      'Dans une classe, les élèves ont des convictions différentes, et cela peut se voir. Une école doit pourtant pouvoir agir si des élèves se mettent sous pression.',
    'het-zeil':
      'Ce que tu crois et la façon de le montrer, c’est ton choix. Cette liberté vaut pour nous dans toutes les écoles, tant que tu laisses les autres tranquilles.',
    dorpsplein:
      'Une école est comme un village : tout le monde en fait partie. Sans signe religieux, on apprend d’abord à se connaître, et ensuite ce que chacun croit.',
    'vaste-grond':
      'À l’école, on est d’abord élève, sans signe de religion ou de conviction. Cela vaut de la même façon pour tous les symboles.',
  },
  adultPunishment: {
    weefsel:
      'À 16 ans, avec un bon accompagnement, on peut encore beaucoup changer. Un juge de la jeunesse peut en tenir compte, et nous y tenons.',
    zaailing:
      'Un jeune qui va vraiment trop loin a besoin d’une peine qui lui apprend quelque chose. Dans une prison pour adultes, cela marche beaucoup moins bien.',
    evenwicht:
      'Un juge doit pouvoir regarder l’âge, les faits et les chances que la personne change. Nous voulons lui laisser cette place, car aucune histoire ne ressemble à une autre.',
    'het-zeil':
      'Une infraction grave demande une peine lourde, aussi à 16 ans. Mais le juge doit pouvoir décider si le jeune comprenait ce qu’il faisait.',
    dorpsplein:
      'À 16 ans, qui blesse gravement quelqu’un sait très bien que c’est interdit. La victime a droit à une peine à la hauteur des faits.',
    'vaste-grond':
      'Une infraction grave reste une infraction grave, même à 16 ans. Des peines sévères et connues d’avance protègent les victimes.',
  },
  smokers: {
    weefsel:
      'Les soins doivent être là pour tous, aussi pour ceux qui vivent de façon moins saine. Aujourd’hui c’est le fumeur qui paie plus, et demain peut-être qui fait un sport dangereux.',
    zaailing:
      'Si fumer coûte plus cher, moins de jeunes commencent. Avec cet argent, nous voulons aider ceux qui veulent arrêter.',
    evenwicht:
      'Une assurance maladie fonctionne parce que les malades et les bien portants paient ensemble. Nous préférons aider les fumeurs à arrêter.',
    'het-zeil':
      'Qui choisit lui-même un risque paie aussi une partie des frais. L’assurance reste ainsi payable pour ceux qui vivent sainement.',
    dorpsplein:
      'Qui fume est souvent dépendant et a parfois déjà la vie assez dure. On n’envoie pas une facture de plus à un voisin malade, on l’aide.',
    'vaste-grond':
      'Tout le monde sait que le tabac rend malade, et pourtant nous payons les frais ensemble. Qui fait ce choix peut y contribuer un peu plus.',
  },
  europeanArmy: {
    weefsel:
      'Une grande armée européenne coûte de l’argent qui peut aussi aller aux soins et à l’école. Nous voulons que l’Europe mise d’abord sur le dialogue et la paix.',
    zaailing:
      'L’Europe est plus forte quand elle travaille ensemble, aussi pour sa sécurité. Une seule armée demande moins d’argent et de matériel qu’une armée par pays.',
    evenwicht:
      'Un petit pays comme la Belgique ne peut pas se défendre seul. Nous commençons par acheter du matériel ensemble et avançons ainsi vers une seule armée.',
    'het-zeil':
      'Acheter et s’entraîner ensemble donne plus de sécurité pour le même argent. Notre liberté ne s’arrête pas à la frontière belge, notre défense non plus.',
    dorpsplein:
      'Notre armée doit rester proche des gens qu’elle protège. Seul notre propre parlement peut décider de mettre des soldats en danger.',
    'vaste-grond':
      'Travailler avec les pays voisins nous rend plus sûrs, surtout si le matériel va ensemble. Mais la Belgique doit toujours pouvoir décider elle-même si ses soldats partent.',
  },
};
