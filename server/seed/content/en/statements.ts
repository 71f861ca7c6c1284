import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const statements: FirstTexts['statements'] = {
  votingAge: {
    statement: 'Young people should have the right to vote in regional elections from the age of 16.',
    plain: 'If you are 16 or 17, you can help choose who sits in the parliament of your region.',
    background:
      'Today you can vote for the Flemish, Walloon or Brussels parliament from the age of 18. For the European Parliament, young people in Belgium could vote from 16 for the first time in 2024. Austria and Malta let 16-year-olds vote in every election. The regions decide on things like buses, housing and jobs.',
    talk: 'Which decisions of your region do you notice in daily life? What should people know or be able to do before they vote, and does that go for adults too? Would you vote differently in class than at home?',
  },
  smartphones: {
    statement: 'Smartphones should be off for the whole school day, in the last two years as well.',
    plain: 'Students in the last two years of secondary school also keep their phones off, even at break.',
    background:
      'Since September 2025, students in Flanders may not use a smartphone at school in primary school and the first four years of secondary; after that each school decides. In French-speaking schools the ban covers every year. A teacher can still ask for phones in a lesson.',
    talk: 'What would change during your breaks? Should the rule for 17-year-olds differ from the one for 13-year-olds? Who should decide: the minister, the school or the students?',
  },
  freeTransport: {
    statement: 'Buses, trams and trains should be free for everyone under 25.',
    plain: 'If you are younger than 25, you pay nothing for the bus, the tram or the train.',
    background:
      'In Belgium De Lijn, TEC and STIB run the buses and trams, and SNCB runs the trains. A ticket covers only part of the cost: the rest comes from taxes. In Luxembourg public transport has been free for everyone since 2020 (in second class).',
    talk: 'Who pays if the ticket is free? Which helps you more: a free bus, or one that runs more often? Why stop at 25, and not at people who earn little?',
  },
  socialMedia: {
    statement: 'Social media should be banned for anyone under 15.',
    plain: 'Children and teenagers under 15 may not have an account on apps such as TikTok, Instagram or Snapchat.',
    background:
      'Most social media ask you to be 13, but hardly check. Australia has had a ban for under-16s since December 2025. To check ages, an app has to find out more about everybody, adults included.',
    talk: 'How old were you when you opened your first account, and who knew? How would you check such a ban without everyone showing their ID? What would under-15s miss, and what would they not miss?',
  },
  flightTax: {
    statement: 'Travellers should pay a climate tax of 50 euros on every plane ticket.',
    plain: 'Anyone who buys a plane ticket pays 50 euros extra, for the climate.',
    background:
      'Belgium already charges a small tax when you leave by plane: a few euros, more for short flights. Fuel for a flight to another country is not taxed the way petrol for a car is. The money from a tax can go to all sorts of things, trains among them.',
    talk: 'Would 50 euros make people fly less, or does the state just get richer? Is the same amount for everybody fair? What if neighbouring countries do not join in?',
  },
  rentCap: {
    statement: 'The government should set a maximum price for homes to rent.',
    plain: 'The government decides how much a house or flat may cost at most for the person who rents it.',
    background:
      'When a new contract is signed, the owner usually sets the rent. After that it may go up once a year along with other prices. About three in ten households in Flanders rent, and more than half of those in Brussels. Social housing is cheaper, but the waiting lists are long.',
    talk: 'Who wins with a maximum rent, and who loses? What does an owner do who may ask less: rent out, sell, stop repairing? How would you like to live later on, and what could you pay for it?',
  },
  asylum: {
    statement: 'Belgium should take in fewer asylum seekers.',
    plain: 'Belgium should look after fewer people who come to ask for protection.',
    background:
      'People who are in danger in their own country may ask another country for protection: the Geneva Refugee Convention says so. While Belgium looks into it, it must provide a bed, food and help. In recent years the centres were often full, and judges ruled against the state several times. Those who are not given protection have to leave.',
    talk: 'For some students this is about their own family: do not make anyone talk about that, and discuss rules, not people in the room. Ask: what is the difference between an asylum seeker, a refugee and someone who comes to work? What may a country decide, and what not?',
  },
  studentWage: {
    statement: 'The minimum wage for student workers may be lower than for adults.',
    plain: 'A student with a job may earn less per hour than an adult who does the same work.',
    background:
      'In some sectors employers may pay young people a lower minimum wage than adults; in others they may not. Less is taken off a student worker’s pay, as long as they do not work too many hours. So a student can end up with just as much.',
    talk: 'Who has a student job, and who decides what it pays? Is experience a good reason for more pay? And age? What would an employer do if everybody cost the same?',
  },
  inheritanceTax: {
    statement: 'Inheritance tax should be abolished.',
    plain: 'People who are left something by someone who has died no longer pay tax on it.',
    background:
      'How much you pay depends on how much you inherit and from whom. Children pay a smaller share than distant relatives or friends. The money goes to the region. Without it, the region would have to find money elsewhere, or spend less.',
    talk: 'Is it fair to start out with a lot because of what your parents earned? And is it fair to tax money that has been taxed before? Where would you find the money that falls away?',
  },
  beerAndWine: {
    statement: 'It should still be possible to buy beer and wine from the age of 16.',
    plain: 'Beer and wine stay allowed from the age of 16, and not only from 18.',
    background:
      'In Belgium you can buy beer and wine from 16, and spirits from 18. In the Netherlands and many other countries it is 18 for everything. Before 18, alcohol makes you ill and dependent sooner, doctors say: the brain is still growing.',
    talk: 'Do not let anyone say whether they drink. Ask: what changes when a rule gets stricter, but everyone has older friends? Why may you do some things at 16 and not others: vote, work, drink?',
  },
  schoolHours: {
    statement: 'Lessons in secondary schools should start at 9 o’clock or later.',
    plain: 'In secondary school, the first lesson is never before 9 o’clock.',
    background:
      'In Belgium each school decides when the day starts, mostly between eight and half past. Teenagers get tired later in the evening and wake up later: their bodies work differently from those of children and adults. A later start also means a later end, and buses and parents who have to adapt.',
    talk: 'At what time are you awake enough to learn? What would you do without the hour that goes in the evening: sport, work, hobbies? For whom is a later start a problem?',
  },
  religiousSigns: {
    statement: 'Schools should allow headscarves, kippahs and crosses.',
    plain: 'At school, students may wear signs of their religion, such as a headscarf, a kippah or a cross.',
    background:
      'The constitution gives everyone freedom of religion. For students it is mostly the school that decides about religious signs, and many schools do not allow them. Some say a school should treat everyone as equal; others say you should be able to be yourself.',
    talk: 'For some students this is about themselves: nobody should have to justify what they wear. Ask: what does “neutral” mean, for a teacher and for a student? When does a rule protect someone, and when does it shut someone out?',
  },
  adultPunishment: {
    statement: 'A 16-year-old who commits a serious crime should get the same punishment as an adult.',
    plain: 'Someone who does something very serious at 16 is punished like someone of 18 or over.',
    background:
      'In Belgium under-18s go to a youth court. It does not send them to prison, but can order a project, guidance or a closed institution. For very serious acts it can send a young person of 16 or over to a court like the one for adults.',
    talk: 'What is punishment for: to pay back, to protect or to change someone? Does age make you less responsible? If you want 16-year-olds to vote, should you also want them punished like adults?',
  },
  smokers: {
    statement: 'People who smoke should pay more for health insurance.',
    plain: 'Smokers pay more than non-smokers to get money back for the doctor and the hospital.',
    background:
      'In Belgium everyone pays into health insurance according to what they earn, not how healthy they are. Smokers do pay a lot of tax on cigarettes. Smoking is still one of the main causes of illness that could have been avoided.',
    talk: 'Do not let anyone say whether they smoke. Ask: what about people who eat badly, do a dangerous sport or drive too fast? How would you know who smokes? Is smoking a choice once you are hooked?',
  },
  europeanArmy: {
    statement: 'The countries of the European Union should have one army together.',
    plain: 'All countries of the European Union turn their armies into one.',
    background:
      'Today every country of the European Union has its own army and decides when its soldiers leave. Most of them are also in NATO, where countries promise to help each other. They already buy weapons and train together.',
    talk: 'Who would decide to send the army: one person, all countries together, a parliament? What if Belgium is against it? What can one army do better than twenty-seven, and what not?',
  },
};
