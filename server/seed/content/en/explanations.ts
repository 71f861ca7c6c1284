import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const explanations: FirstTexts['explanations'] = {
  votingAge: {
    weefsel:
      'At 16 you may already work, pay your share and feel what politicians decide. If you live with the consequences, you should be able to choose too.',
    zaailing:
      'Choices about climate and nature shape the lives of young people most of all. So they should help decide, and not just pay the bill later.',
    evenwicht:
      'Some 16-year-olds follow politics closely, others not at all yet. We want good lessons on politics in every school first, and then take another look.',
    'het-zeil': 'At 16 you may work, save and make many choices yourself. If you can handle that, you can vote.',
    dorpsplein:
      'At 16 you should be allowed to be young, without parties fighting over your vote. We would rather give young people a real youth council in every town.',
    'vaste-grond':
      'Voting takes knowledge and experience, and those grow with the years. At 18 you are an adult by law, and that is a clear line.',
  },
  smartphones: {
    weefsel:
      'Calm in class matters, but not every school has the same problems. Let students, parents and teachers agree on the rules together.',
    zaailing:
      'A smartphone is also a dictionary, a diary and a camera. We would rather teach young people to use it well than take it away for a whole day.',
    evenwicht:
      'Without smartphones, students talk to each other more and pay better attention. One rule for everyone also saves teachers a lot of arguments.',
    'het-zeil':
      'Every school knows which rules suit its own students. You only learn to handle freedom if you are given some.',
    dorpsplein:
      'At break it is better to look at each other than at a screen. A day without a smartphone also gives some peace to anyone who is bullied online.',
    'vaste-grond':
      'You are at school to learn, and a screen distracts. A clear rule without exceptions is the easiest one to follow.',
  },
  freeTransport: {
    weefsel:
      'The price of a pass should never be the reason you can’t get to school or to your work placement. We pay for this together through taxes, just like education.',
    zaailing:
      'If you learn to travel by bus and train while you are young, you are slower to buy a car. That is good for the air, for traffic and for your wallet.',
    evenwicht:
      'Cheaper travel for young people is a good idea, but free for all is expensive. First there have to be enough buses, in the countryside too.',
    'het-zeil':
      'Nothing is free, because somebody else pays for your ticket. We would rather give young people a discount and spend the money on buses that are on time.',
    dorpsplein:
      'In a village without a cheap bus, young people are stuck. Free transport keeps villages alive and helps families who can’t afford a second car.',
    'vaste-grond':
      'If you take the bus, you can pay for part of it. We think tax money is better spent on safe and clean stations.',
  },
  socialMedia: {
    weefsel:
      'Big tech companies make money from children’s attention. To us, protecting children matters more than those profits.',
    zaailing:
      'Endless scrolling is bad for young children, and we see that too. But a ban is easy to get round, so we would rather tackle the apps themselves.',
    evenwicht:
      'We accept a minimum age for driving, tobacco and gambling too. It gives children time to grow up before they go online.',
    'het-zeil':
      'Raising children is up to parents, not the government. With a ban, everyone would also have to prove their age online, and we don’t want that.',
    dorpsplein:
      'Children make friends best in their own neighbourhood and at their own school. Parents stand stronger when the same rule applies to everyone.',
    'vaste-grond':
      'Parents are asking for a clear limit, and we want to give them one. Whoever makes an app for children should prove first that it is safe.',
  },
  flightTax: {
    weefsel:
      'Flying may become more expensive, but a fixed amount hits families with little money hardest. We prefer a tax that goes up for people who fly often.',
    zaailing:
      'Flying is very bad for the climate and still often cheaper than the train. With the money we can make trains faster and cheaper.',
    evenwicht:
      'If you pollute, you should pay for part of the damage yourself. A fixed amount is simple, and the money can go to trains.',
    'het-zeil':
      'Polluters can pay, but 50 euros for every flight is too crude. A price per kilo of pollution is fairer and rewards cleaner planes.',
    dorpsplein:
      'You should not punish a family that saves for years for one trip. People who take a private jet can pay a lot more, as far as we are concerned.',
    'vaste-grond':
      'Our country is small, so travellers will simply leave from just across the border. That costs us jobs and gains the climate very little.',
  },
  rentCap: {
    weefsel:
      'A home is a place to live first, and only then something to make money from. With a maximum price you can rent on an ordinary wage too.',
    zaailing:
      'Young people pay too much today for poor housing. If the maximum is higher for a well-insulated home, the climate wins as well.',
    evenwicht:
      'With a maximum price some owners sell, and then there are fewer homes to rent. We would rather build more social housing and help people who earn little.',
    'het-zeil':
      'If renting out brings in too little, nobody will build homes to rent any more. More homes and fewer building rules are what really make renting cheaper.',
    dorpsplein:
      'Young people should be able to stay in the neighbourhood where they grew up. That only works if the rent fits an ordinary wage.',
    'vaste-grond':
      'An owner has saved up and pays the costs, and so should set the price as well. Too many rules drive landlords away, and then you find no home at all.',
  },
  asylum: {
    weefsel:
      'People who flee from war or violence have a right to a safe place. With enough places and guidance, our country can manage that.',
    zaailing:
      'People flee from war, and more and more often from drought and floods. A rich country should do its share.',
    evenwicht:
      'Helping people in need is a duty, but towns and schools must be able to cope. Deciding faster who can stay solves more, we think, than a lower number.',
    'het-zeil':
      'The number tells us little, it is how you go about it that counts. Those who can stay should be able to work soon, and those who can’t should go back soon.',
    dorpsplein:
      'You only get to know new neighbours if there are not too many at once. If fewer people come, we can help those who are already here better.',
    'vaste-grond':
      'We don’t want to take in more people than we can support properly. That leaves room for those who really need protection.',
  },
  studentWage: {
    weefsel:
      'Equal work deserves equal pay, at 16 as well. A lower wage mostly makes young people cheap for companies.',
    zaailing:
      'A young person who does the same work helps the company just as much. Fair pay also leaves you time to study, because you need to work fewer hours.',
    evenwicht:
      'If you do the same work, you earn the same wage. We would bring that in step by step, so that small businesses can afford it.',
    'het-zeil':
      'With a lower minimum wage, a company is quicker to give a beginner a chance. If you do well, your boss can always pay you more.',
    dorpsplein:
      'Young people deserve a fair wage for their work. But the baker round the corner must be able to afford a student worker too.',
    'vaste-grond':
      'A student worker is still learning and has less experience than regular staff. With higher pay, companies pick an adult sooner, and you lose your chance.',
  },
  inheritanceTax: {
    weefsel:
      'Not everyone gets a house or savings from their parents. This tax makes that difference a little smaller.',
    zaailing:
      'With this tax we pay for things for the next generation, such as schools and nature. If you inherit a small amount, you can pay less as far as we are concerned.',
    evenwicht:
      'The money helps pay for care homes, buses and roads. We do want to lower the tax for people who inherit a small amount.',
    'het-zeil':
      'That money was already taxed when it was earned. You choose who you leave it to, and the government has no need for a share.',
    dorpsplein:
      'A house your parents worked for all their lives should stay in the family. Children should not have to sell it to pay a tax.',
    'vaste-grond':
      'Saving for your children is sensible, and you should not be punished for it. The government should start by spending less itself.',
  },
  beerAndWine: {
    weefsel:
      'A ban moves drinking to places where nobody keeps an eye on it. We would rather inform people well and help those who drink too much.',
    zaailing:
      'Your brain is still growing at 16, and alcohol can disturb that. One age for all alcohol is also easier to explain.',
    evenwicht:
      'Alcohol does more harm to a young body than to an adult one. Waiting two years is a small effort for better health.',
    'het-zeil':
      'A glass of beer or wine is a choice you can learn to make at 16. If hardly anyone follows a rule, people stop taking other rules seriously as well.',
    dorpsplein:
      'Alcohol brings a lot of sadness to some families, and it often starts young. A village fair is just as much fun if the youngest guests drink no beer.',
    'vaste-grond':
      'We want strict checks on alcohol in traffic and in the street. Whether the limit is 16 or 18 matters less than everyone keeping to it.',
  },
  schoolHours: {
    weefsel:
      'Many teenagers sleep too little, and a later start helps them learn. For those who have to leave home early, we keep schools open from 8 o’clock.',
    zaailing:
      'Teenagers get tired later in the evening, so at 8 o’clock many are not really awake yet. If you have slept well, you learn better and feel better.',
    evenwicht:
      'A later start means getting home later, with less time for sport, hobbies and homework. Parents and bus companies would also have to change all their hours.',
    'het-zeil':
      'Starting later can be a good thing, but you don’t need a law for it. Give every school the freedom to choose its own hours.',
    dorpsplein:
      'If you start early, you still have time after school for your club, the youth movement or a job. That rhythm has worked for a long time, so let’s keep it.',
    'vaste-grond':
      'Getting up on time is a habit you will need at work later. If you go to bed earlier, you don’t need to start later.',
  },
  religiousSigns: {
    weefsel:
      'You should not have to choose between your faith and your education. You learn to live together by showing differences, not by hiding them.',
    zaailing:
      'As we see it, everyone may believe what they want, and show it. Still, we let schools make their own rules, because they know their students best.',
    evenwicht:
      'Students in a class have different beliefs, and that can be seen. But a school must be able to step in if students put pressure on each other.',
    'het-zeil':
      'What you believe and how you show it is your choice. We think that freedom holds in every school, as long as you leave others alone.',
    dorpsplein:
      'A school is like a village: everyone belongs. Without signs of a faith you get to know each other first, and only later what someone believes.',
    'vaste-grond':
      'At school you are a student first, without a sign of religion or belief. That goes for all symbols in the same way.',
  },
  adultPunishment: {
    weefsel:
      'With good guidance, a 16-year-old can still change a lot. A youth court can take that into account, and we think that matters.',
    zaailing:
      'Young people who go badly wrong need a punishment that teaches them something. In a prison for adults that works much less well.',
    evenwicht:
      'A judge must be able to look at the age, the act and the chance that someone will change. We want to keep that room, because no two stories are the same.',
    'het-zeil':
      'A serious crime calls for a serious punishment, at 16 as well. Still, the judge must be able to decide whether a young person knew what they were doing.',
    dorpsplein:
      'If you badly hurt someone at 16, you know very well that it is wrong. The victim has a right to a punishment that fits the act.',
    'vaste-grond':
      'A serious crime is still a serious crime when you are 16. Strict punishments that everyone knows beforehand protect the victims.',
  },
  smokers: {
    weefsel:
      'Care must be there for everyone, including people who live less healthily. Today the smoker pays more, and tomorrow perhaps anyone who does a dangerous sport.',
    zaailing: 'If smoking costs more, fewer young people start. We want to use the extra money to help people stop.',
    evenwicht:
      'Health insurance works because healthy and sick people pay for it together. We would rather help smokers to stop.',
    'het-zeil':
      'If you choose a risk yourself, you carry part of the cost too. That keeps insurance affordable for people who live healthily.',
    dorpsplein:
      'People who smoke are often addicted and sometimes have a hard enough time already. You don’t send a sick neighbour an extra bill, you help them.',
    'vaste-grond':
      'Everyone knows that smoking makes you ill, and yet we share the costs. If you make that choice, you can pay a bit more towards it.',
  },
  europeanArmy: {
    weefsel:
      'A big European army costs money that could also go to care and education. We want Europe to invest in talks and peace first.',
    zaailing:
      'Europe is stronger when it works together, for its safety too. One army takes less money and equipment than a separate one for every country.',
    evenwicht:
      'A small country like Belgium can’t defend itself alone. We start by buying equipment together and grow towards one army from there.',
    'het-zeil':
      'Buying equipment and training together gives more safety for the same money. Our freedom does not stop at the Belgian border, and neither does our defence.',
    dorpsplein:
      'Our army should be close to the people it protects. Only our own parliament should decide whether we put soldiers in danger.',
    'vaste-grond':
      'Working with neighbouring countries makes us safer, especially if the equipment fits together. Still, Belgium must always be able to decide for itself whether its soldiers leave.',
  },
};
