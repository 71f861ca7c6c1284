import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const blocks: FirstTexts['blocks'] = {
  homeLead: {
    title: 'First choose for yourself, then talk together',
    body: '<p>You get a statement and you choose what you think of it. Then you see together how the class answered. That way every voice counts, even if you don’t like to speak first.</p><p>At the end you compare your answers with those of parties. It doesn’t tell you how to vote.</p>',
  },
  homeStudents: {
    title: 'For students',
    body: '<p>All you need is a code. You don’t create an account and you don’t type your name.</p><p>Tap a difficult word to read what it means.</p>',
  },
  homeTeachers: {
    title: 'For teachers',
    body: '<p>You choose the statements and the parties. You set the pace, or let students work at their own.</p><p>On the board you show the answers, the arguments of the class and the reasons of the parties. <a href="/register">Create an account</a> and start your first game.</p>',
  },
  aboutWhy: {
    title: 'Why this game exists',
    body: '<p>Politics is about the bus to school, about the rent and about who has a say. Even so, it is not always easy to talk about in class.</p><p>With this game everyone thinks for themselves first. Then there is something to talk about: a difference, an argument, a surprise.</p>',
  },
  aboutTwoWays: {
    title: 'Two ways to play',
    body: '<p>In a <strong>debate</strong> you give your own opinion. You can also write down why.</p><p>In a <strong>party game</strong> you step into a party’s shoes. You learn to think from an opinion that is not your own.</p>',
  },
  aboutNoWrong: {
    title: 'No right or wrong',
    body: '<p>Here an opinion is never right or wrong, and nobody wins. The parties in the sample set are made up. They differ, so that there are reasons to be found for every opinion.</p>',
  },
  privacyStudents: {
    title: 'When you play',
    body: '<p>We don’t ask for your name or your email address. Your browser makes up a random number and keeps it. That is how we know which answers belong together.</p><ul><li><p>We keep your answers, and the arguments and questions you write.</p></li><li><p>On your device we keep your number and any answers that have not been sent yet.</p></li><li><p>Sharing a device with others? Then your result only opens there with the sign you chose.</p></li><li><p>Your teacher sees them without a name, in most games only as numbers, and can delete an argument.</p></li><li><p>In a debate, the result on the board only changes once there are enough new answers. So nobody can see who has just answered. If a whole group gives the same answer, though, anyone who saw them answer knows what they chose.</p></li><li><p>Don’t write names or other personal things in an argument or a question.</p></li><li><p>Want to delete your answers? You can, until a day after the game, on the device you played on: at the bottom of this page or with your result.</p></li><li><p>After your teacher closes the game, the answers are deleted later on. Whoever runs this website decides when. By default that is after a year. In a backup they may stay a little longer.</p></li></ul>',
  },
  privacyTeachers: {
    title: 'If you are a teacher',
    body: '<p>For your account we keep your name, your email address, your school or organisation, the group you work with and your last five logins. If you log in with your school’s account, we also keep which account that is. We keep your password in a form that nobody can read.</p><p>Other teachers don’t see your games. Under <strong>My account</strong> you can download everything we keep about you and delete your account.</p>',
  },
  privacyResponsible: {
    title: 'Who looks after your data?',
    body: '<p>Responsible for this website: [fill in: name of the school or organisation]. Do you have a question about your data, or do you want it corrected or deleted? Write to [fill in: email address].</p><p>The legal basis on which we use data: [fill in: legal basis].</p><p>Do you think we don’t handle your data well? You can complain to the <a href="https://www.dataprotectionauthority.be" target="_blank" rel="noopener noreferrer">Belgian Data Protection Authority</a>.</p>',
  },
  accessWorks: {
    title: 'What works for everyone',
    body: '<p>We want everyone to be able to play and teach here. This website partly meets the European standard EN 301 549, with the requirements of WCAG 2.2 at level AA.</p><p>With every new version a program tests the screens: with a keyboard, for what a screen reader says, on small screens, at 200 per cent zoom, with less motion and for colour contrast.</p>',
  },
  accessNotYet: {
    title: 'What does not work yet',
    body: '<ul><li><p>Videos of parties are on another website. Whether they have subtitles is up to the party.</p></li><li><p>Pictures and texts that somebody adds in the office are as accessible as that person makes them.</p></li><li><p>The website has not been examined by an independent organisation yet.</p></li></ul>',
  },
  accessMade: {
    title: 'How this statement was made',
    body: '<p>This statement is based on a self-assessment and on the automatic tests of the makers.</p><p>It was drawn up on [fill in: date] by [fill in: name of the school or organisation].</p>',
  },
  accessContact: {
    title: 'Tell us what stands in your way',
    body: '<p>Is there something you can’t read, use or hear? Tell us which screen it was on. You will get an answer within a month.</p><p>Write to [fill in: email address].</p>',
  },
  accessComplaint: {
    title: 'Not happy with the answer?',
    body: '<p>You can turn to the ombudsman of your region or community, who will look into it free of charge. You can find them at <a href="https://www.ombudsman.be" target="_blank" rel="noopener noreferrer">ombudsman.be</a>.</p>',
  },
  goals: {
    title: 'Citizenship goals',
    body: '<ul><li><p>Identities: layered and changing</p></li><li><p>Dealing with diversity</p></li><li><p>Discussing with knowledge and arguments</p></li><li><p>Taking part, with rights and duties</p></li><li><p>Looking at society critically</p></li><li><p>How a democracy decides</p></li><li><p>Democratic principles and the rule of law</p></li></ul>',
  },
};
