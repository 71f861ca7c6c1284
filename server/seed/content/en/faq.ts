import type { FirstTexts } from '#server/seed/content/shapes.ts';

export const faq: FirstTexts['faq'] = {
  start: {
    question: 'How do I start a game with my class?',
    answer:
      '<ul><li><p><a href="/register">Create an account</a> and log in.</p></li><li><p>Under <strong>My games</strong>, pick a sample game or make your own in six steps.</p></li><li><p>Press <strong>Start</strong> and show the screen to the class. Your students scan the QR code or type the code.</p></li><li><p>Is everyone there? Then start the game.</p></li></ul>',
  },
  account: {
    question: 'Do students need an account?',
    answer:
      '<p>No. All a student needs is a device with internet and the <strong>code</strong>. A phone, tablet or laptop will do. We ask for no name and no email address.</p>',
  },
  difference: {
    question: 'What is the difference between a debate and a party game?',
    answer:
      '<p>In a <strong>debate</strong> you give your own opinion. Then you see which parties gave the same answer.</p><p>In a <strong>party game</strong> you first choose a party. You answer as that party would, even if you see it differently.</p>',
  },
  whoSees: {
    question: 'Who sees what I answer?',
    answer:
      '<p>Your teacher sees the answers and arguments of the class, but <strong>without names</strong>. An argument you write may be shown on the board. So leave out anything that tells others it is you, if you don’t want that.</p><p>Other students don’t see your answers on their own device. Read more under <a href="/privacy">Privacy</a>.</p>',
  },
  advice: {
    question: 'Does this tell me how to vote?',
    answer:
      '<p>No. You see which parties you often agreed with on these statements. That doesn’t say who you should vote for later, because a party is more than a few statements.</p><p>Above all, read why the parties answer as they do. That is where the conversation starts.</p>',
  },
  realParties: {
    question: 'Do these parties really exist?',
    answer:
      '<p>The parties in the question set <strong>Young in Belgium</strong> are made up. Their positions were written to give you something to talk about. The topics are real.</p><p>Whoever runs this website can add other question sets.</p>',
  },
  offline: {
    question: 'What if the internet drops out?',
    answer:
      '<p>Just leave the page open. Your answer stays on your device and is <strong>sent automatically</strong> as soon as you are back online. Then you carry on where the class is.</p>',
  },
  change: {
    question: 'Can I still change my answer?',
    answer:
      '<p>Yes, as long as the class is on that statement. The last answer counts. If you work at your own pace, you can change it until your teacher shows the results.</p>',
  },
  phones: {
    question: 'Are phones allowed in class?',
    answer: '<p>Yes, if you allow them for your lesson. A laptop or tablet works too.</p>',
  },
  sensitive: {
    question: 'What do I do with a sensitive statement?',
    answer: '<p>Leave it out in step 3 when you make a game, or talk about it with your class first.</p>',
  },
  hurtful: {
    question: 'What if somebody writes something hurtful?',
    answer: '<p>Delete the argument with one tap. It is gone from the board at once.</p>',
  },
  skipping: {
    question: 'What is the difference between Neutral and skipping?',
    answer:
      '<p>Neutral is an answer too: it is compared with what the parties say. A statement you skip does not count.</p>',
  },
};
