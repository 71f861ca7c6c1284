import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const statements: FirstTexts['statements'] = {
  votingAge: {
    statement: 'Les jeunes doivent avoir le droit de vote dès 16 ans aux élections régionales.',
    plain: 'À 16 ou 17 ans, on peut aider à choisir qui siège au Parlement de sa Région.',
    background:
      'Pour le Parlement wallon et le Parlement bruxellois, on vote aujourd’hui à partir de 18 ans. Pour le Parlement européen, les jeunes de Belgique ont pu voter dès 16 ans pour la première fois en 2024. En Autriche et à Malte, on vote à 16 ans à toutes les élections. Les Régions décident notamment des bus, du logement et de l’emploi.',
    talk: 'Quelles décisions de la Région sentez-vous dans votre vie de tous les jours ? Que faut-il savoir pour pouvoir voter, et est-ce que cela vaut aussi pour les adultes ? Voteriez-vous autrement en classe qu’à la maison ?',
  },
  smartphones: {
    statement: 'Même en cinquième et en sixième, le smartphone doit rester éteint toute la journée à l’école.',
    plain:
      'Les élèves de cinquième et de sixième secondaire laissent aussi leur téléphone éteint, même pendant la récré.',
    background:
      'En Fédération Wallonie-Bruxelles, l’usage récréatif du téléphone est interdit à l’école depuis la rentrée 2025, de la maternelle à la fin du secondaire. Un professeur peut encore demander de s’en servir pour un cours. Chaque école choisit comment elle fait respecter la règle.',
    talk: 'Qu’est-ce que la règle a changé dans la cour de récréation ? Faut-il la même règle à 17 ans qu’à 13 ans ? Qui doit décider : la ministre ou le ministre, l’école, les élèves ?',
  },
  freeTransport: {
    statement: 'Le bus, le tram, le métro et le train doivent être gratuits pour tous les moins de 25 ans.',
    plain: 'Si tu as moins de 25 ans, tu ne paies rien pour le bus, le tram, le métro et le train.',
    background:
      'Les bus et les trams sont ceux du TEC et de la STIB, les trains ceux de la SNCB. Avec leur ticket, les voyageurs ne paient qu’une partie des frais : le reste vient des impôts. Au Luxembourg, les transports publics sont gratuits pour tous depuis 2020 (en deuxième classe).',
    talk: 'Qui paie si le ticket est gratuit ? Vaut-il mieux un bus gratuit, ou un bus qui passe plus souvent ? Pourquoi s’arrêter à 25 ans, et pas à ceux qui gagnent peu ?',
  },
  socialMedia: {
    statement: 'Les réseaux sociaux doivent être interdits aux moins de 15 ans.',
    plain: 'Avant 15 ans, on ne peut pas avoir de compte sur des applis comme TikTok, Instagram ou Snapchat.',
    background:
      'La plupart des réseaux sociaux demandent eux-mêmes d’avoir 13 ans, mais le contrôlent peu. En Australie, ils sont interdits aux moins de 16 ans depuis décembre 2025. Pour contrôler l’âge, une appli doit en savoir plus sur tout le monde, y compris sur les adultes.',
    talk: 'À quel âge avez-vous ouvert votre premier compte, et qui le savait ? Comment contrôler une telle interdiction sans que chacun montre sa carte d’identité ? Qu’est-ce qui manquerait aux moins de 15 ans, et qu’est-ce qui ne manquerait pas ?',
  },
  flightTax: {
    statement: 'Les voyageurs doivent payer une taxe climat de 50 euros sur chaque billet d’avion.',
    plain: 'Qui achète un billet d’avion paie 50 euros en plus, pour le climat.',
    background:
      'La Belgique demande déjà une petite taxe à ceux qui partent en avion : quelques euros, un peu plus pour les vols courts. Le carburant d’un vol vers un autre pays n’est pas taxé comme l’essence d’une voiture. L’argent d’une taxe peut servir à beaucoup de choses, par exemple à des trains.',
    talk: 'Est-ce qu’on prend moins l’avion pour 50 euros, ou est-ce que l’État s’enrichit, tout simplement ? Un même montant pour tous, est-ce juste ? Et si les pays voisins ne suivent pas ?',
  },
  rentCap: {
    statement: 'Les pouvoirs publics doivent fixer un prix maximum pour les logements à louer.',
    plain: 'L’État décide combien peut coûter, au plus, une maison ou un appartement pour qui le loue.',
    background:
      'À la signature d’un bail, le propriétaire choisit en général lui-même le loyer. Ensuite, il peut l’augmenter une fois par an, comme les autres prix. À Bruxelles, plus de la moitié des ménages sont locataires, en Wallonie environ un sur trois. Un logement social coûte moins cher, mais la liste d’attente est longue.',
    talk: 'Qui gagne avec un loyer maximum, et qui perd ? Que fait un propriétaire qui peut demander moins : louer, vendre, ne plus rien réparer ? Comment aimeriez-vous habiter plus tard, et combien pourriez-vous payer ?',
  },
  asylum: {
    statement: 'La Belgique doit accueillir moins de demandeurs d’asile.',
    plain: 'La Belgique doit s’occuper de moins de personnes qui viennent demander une protection.',
    background:
      'Une personne en danger dans son pays peut demander la protection d’un autre pays : c’est écrit dans la Convention de Genève sur les réfugiés. Pendant que la Belgique examine sa demande, elle doit lui donner un lit, à manger et de l’aide. Ces dernières années, les centres étaient souvent pleins et des juges ont plusieurs fois condamné l’État. Qui n’obtient pas de protection doit partir.',
    talk: 'Cela peut toucher la famille de certains élèves : ne demandez à personne d’en parler, et discutez des règles, pas des personnes de la classe. Demandez : quelle différence entre un demandeur d’asile, un réfugié et quelqu’un qui vient travailler ? Que peut décider un pays, et que ne peut-il pas décider ?',
  },
  studentWage: {
    statement: 'Le salaire minimum des étudiants jobistes peut être plus bas que celui des adultes.',
    plain: 'Un étudiant qui travaille peut gagner moins par heure qu’un adulte qui fait la même chose.',
    background:
      'Dans certains secteurs, un employeur peut payer aux jeunes un salaire minimum plus bas qu’aux adultes, dans d’autres non. Sur le salaire d’un jobiste, on retient moins, tant qu’il ne travaille pas trop d’heures. Un étudiant peut donc garder autant au bout du compte.',
    talk: 'Qui a un job d’étudiant, et qui y fixe le salaire ? L’expérience est-elle une bonne raison de gagner plus ? Et l’âge ? Que ferait un employeur si tout le monde coûtait la même chose ?',
  },
  inheritanceTax: {
    statement: 'Les droits de succession doivent disparaître.',
    plain: 'Qui reçoit quelque chose d’une personne décédée ne doit plus payer d’impôt dessus.',
    background:
      'Ce qu’on paie dépend de ce qu’on hérite et de qui. Les enfants paient une plus petite part que la famille éloignée ou les amis. L’argent va à la Région. Sans cet impôt, elle devrait trouver de l’argent ailleurs, ou dépenser moins.',
    talk: 'Est-ce juste de commencer la vie avec beaucoup, grâce à ce que les parents ont gagné ? Et est-ce juste de taxer un argent qui l’a déjà été ? Où iriez-vous chercher l’argent qui manquerait ?',
  },
  beerAndWine: {
    statement: 'On doit pouvoir continuer à acheter de la bière et du vin dès 16 ans.',
    plain: 'La bière et le vin restent permis à partir de 16 ans, et pas seulement à partir de 18 ans.',
    background:
      'En Belgique, on peut acheter de la bière et du vin à partir de 16 ans, de l’alcool fort à partir de 18 ans. En France, aux Pays-Bas et dans beaucoup d’autres pays, c’est 18 ans pour tout. Avant 18 ans, l’alcool rend plus vite malade et dépendant, disent les médecins : le cerveau grandit encore.',
    talk: 'Ne demandez à personne si elle ou il boit. Demandez : que change une règle plus stricte si tout le monde a des amis plus âgés ? Pourquoi peut-on faire certaines choses à 16 ans et d’autres pas : voter, travailler, boire ?',
  },
  schoolHours: {
    statement: 'Dans le secondaire, les cours doivent commencer à 9 heures ou plus tard.',
    plain: 'À l’école secondaire, la première heure de cours n’est jamais avant 9 heures.',
    background:
      'Chaque école fixe elle-même son horaire, et la plupart commencent un peu après 8 heures. Les adolescents sont fatigués plus tard le soir et réveillés plus tard le matin : leur corps ne marche pas comme celui des enfants et des adultes. Commencer plus tard, c’est aussi rentrer plus tard, avec des bus et des parents qui doivent suivre.',
    talk: 'À quelle heure êtes-vous assez réveillés pour apprendre ? Que feriez-vous de l’heure qui disparaît le soir : sport, job, loisirs ? Pour qui une journée qui commence plus tard est-elle un problème ?',
  },
  religiousSigns: {
    statement: 'Les écoles doivent autoriser le foulard, la kippa et la croix.',
    plain: 'À l’école, les élèves peuvent porter un signe de leur religion, comme un foulard, une kippa ou une croix.',
    background:
      'La Constitution garantit à chacun la liberté de religion. Pour les élèves, c’est en général le règlement de l’école qui décide, et beaucoup d’écoles interdisent ces signes. Les uns veulent que tous soient pareils à l’école, les autres que chacun puisse y être soi-même.',
    talk: 'Pour certains élèves, il s’agit d’eux-mêmes : que personne ne doive se justifier de ce qu’il porte. Demandez : que veut dire « neutre », pour un professeur et pour un élève ? Quand une règle protège-t-elle quelqu’un, et quand l’exclut-elle ?',
  },
  adultPunishment: {
    statement: 'Un jeune de 16 ans qui commet une infraction grave doit recevoir la même peine qu’un adulte.',
    plain: 'Qui fait quelque chose de très grave à 16 ans est puni comme quelqu’un de 18 ans ou plus.',
    background:
      'En Belgique, avant 18 ans, on passe devant le juge de la jeunesse. Il n’envoie pas en prison, mais peut imposer un projet, un suivi ou un placement en institution fermée. Pour des faits très graves, il peut renvoyer un jeune de 16 ans ou plus vers un tribunal comme celui des adultes.',
    talk: 'À quoi sert une peine : faire payer, protéger ou changer quelqu’un ? L’âge rend-il moins responsable ? Qui veut le droit de vote à 16 ans doit-il vouloir aussi les mêmes peines que pour les adultes ?',
  },
  smokers: {
    statement: 'Les fumeurs doivent payer plus pour l’assurance maladie.',
    plain: 'Pour être remboursé du médecin et de l’hôpital, un fumeur paie plus qu’un non-fumeur.',
    background:
      'En Belgique, chacun cotise à l’assurance maladie selon ce qu’il gagne, pas selon sa santé. Les fumeurs paient déjà beaucoup de taxes sur les cigarettes. Le tabac reste une des premières causes de maladies qu’on aurait pu éviter.',
    talk: 'Ne demandez à personne si elle ou il fume. Demandez : et ceux qui mangent mal, font un sport dangereux ou roulent trop vite ? Comment savoir qui fume ? Fumer est-il encore un choix quand on est dépendant ?',
  },
  europeanArmy: {
    statement: 'Les pays de l’Union européenne doivent avoir une armée commune.',
    plain: 'Tous les pays de l’Union européenne réunissent leurs armées en une seule.',
    background:
      'Aujourd’hui, chaque pays de l’Union européenne a sa propre armée et décide lui-même quand ses soldats partent. La plupart de ces pays sont aussi membres de l’OTAN, où l’on promet de s’entraider. Ils achètent déjà des armes ensemble et s’entraînent ensemble.',
    talk: 'Qui déciderait d’envoyer l’armée : une personne, tous les pays ensemble, un parlement ? Et si la Belgique est contre ? Que peut mieux faire une seule armée que vingt-sept, et que ferait-elle moins bien ?',
  },
};
