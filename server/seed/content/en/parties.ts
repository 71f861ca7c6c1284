import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const parties: FirstTexts['parties'] = {
  weefsel: {
    name: 'Weave',
    description:
      'Weave, a made-up party, wants the government to narrow the gap between rich and poor. It also wants everyone to be free to be themselves, at school, at work and in the street.',
  },
  zaailing: {
    name: 'Seedling',
    description:
      'Seedling, a made-up party, thinks about the world fifty years from now and puts nature and the climate first, even when that costs money or effort today. It gives young people more of a say and likes working with other countries.',
  },
  evenwicht: {
    name: 'Balance',
    description:
      'Balance, a made-up party, looks for solutions that many people can live with, and would rather change things step by step. It relies on families, schools and clubs, and always asks what a plan costs.',
  },
  'het-zeil': {
    name: 'The Sail',
    description:
      'The Sail, a made-up party, believes you know best what is good for you. It wants fewer rules, lower taxes and more room for people who start a business. Those who choose, it says, also live with the consequences.',
  },
  dorpsplein: {
    name: 'Village Square',
    description:
      'Village Square, a made-up party, stands up for neighbourhoods where people know each other and for families who have bills to pay. It values traditions and does not want society to change too fast.',
  },
  'vaste-grond': {
    name: 'Firm Ground',
    description:
      'Firm Ground, a made-up party, wants clear rules that are the same for everyone. It stands for safety, hard work and careful use of tax money. It trusts what has worked well for a long time.',
  },
};
