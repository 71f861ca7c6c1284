// A question set whose texts are as long as they may be, and a class that answers it.
import type { Call } from '#testing/api-client.ts';
import { type Game, newStudent, type PublishedSet, publishSet } from '#testing/game.ts';
import { required } from '#testing/required.ts';

const LONG =
  'De overheid moet de gemeenten verplichten om minstens een kwart van alle nieuwe woningen in grote bouwprojecten voor te behouden als sociale woningen, ook wanneer de projectontwikkelaar daardoor minder winst maakt en ook in gemeenten die daar tot nu toe niets voor deden of er zelfs altijd tegen waren.';
const LONG_TEXTS = Array.from({ length: 12 }, (_, at) => `${at + 1}. ${LONG.slice(0, 196 + ((at * 37) % 101))}`);
export const LONG_OPTIONS = [
  { opinion: 'Helemaal akkoord, en liefst zo snel mogelijk ingevoerd', color: '#2f6fde' },
  { opinion: 'Eerder akkoord, maar alleen onder strenge voorwaarden', color: '#7a9fe0' },
  { opinion: 'Daar heb ik geen mening over, of ik weet er te weinig van', color: '#98a2a0' },
  { opinion: 'Eerder niet akkoord, omdat het te veel geld kost voor wat het oplevert', color: '#f0a080' },
  { opinion: 'Helemaal niet akkoord, dit mag er in geen enkel geval komen', color: '#e4632d' },
];
const LONG_PARTIES = [
  'Vernieuwing voor Rechtvaardigheid en Vooruitgang',
  'Onafhankelijke Christendemocratische Gemeentebelangen',
  'Internationaal Verbond van Ecologisten en Socialisten',
  'Partij voor de Bescherming van Dieren en Natuurgebieden',
];
const LONG_ARGUMENT =
  'Ik vind dat iedereen hierover moet kunnen meebeslissen, want het gaat over de plek waar we wonen. In onze straat staan al drie jaar huizen leeg, terwijl mijn neef met zijn gezin nergens een woning vindt die hij kan betalen. Dat is niet eerlijk, en het zou ook anders kunnen als de gemeente echt wilde.';
const LONG_EXPLANATION =
  'Wie vandaag een woning zoekt in een stad waar de prijzen elk jaar stijgen, weet dat een gewoon loon daar niet meer volstaat en dat de wachtlijsten alleen maar langer worden voor wie het minst heeft, en daarom vragen wij meer. ';

export const LONG_STATEMENTS = LONG_TEXTS.length;

/** 12 statements of 200 to 300 characters, five answers, twelve parties with long names and explanations of 2,000 characters. */
export const publishLongSet = (call: Call): Promise<PublishedSet> =>
  publishSet(call, {
    name: 'Lange teksten',
    statements: LONG_TEXTS,
    options: LONG_OPTIONS,
    parties: Array.from({ length: 12 }, (_, at) => ({
      name: `${LONG_PARTIES[at % LONG_PARTIES.length]} ${at + 1}`,
      color: '#1864b0',
      description: 'Een verzonnen partij.',
      video: '',
    })),
    explain: () => LONG_EXPLANATION.repeat(12).slice(0, 2_000).trim(),
  });

/** As many students as parties, in a party game one for each. */
export async function answerLong(game: Game, baseURL: string, isParty: boolean, statements: Game['statements']) {
  await Promise.all(
    game.parties.map(async ({ _id: partyId }, student) => {
      const { answer } = await newStudent(baseURL, game.code);
      const party = isParty ? { partyId } : {};
      for (const [at, { _id }] of statements.entries())
        await answer(_id, required(LONG_OPTIONS[(student * (at + 1)) % LONG_OPTIONS.length]).opinion, party);
    }),
  );
}

/** Twelve students give the first statement an argument of 300 characters each. */
export async function argueLong({ code, statements }: Game, baseURL: string): Promise<void> {
  for (let student = 0; student < 12; student += 1) {
    const { answer } = await newStudent(baseURL, code);
    await answer(required(statements[0]?._id), required(LONG_OPTIONS[student % LONG_OPTIONS.length]).opinion, {
      comment: `${student + 1}. ${LONG_ARGUMENT}`.slice(0, 300),
    });
  }
}

/** So many students play each party and answer the first statement. */
export async function guessLong({ code, statements, parties }: Game, baseURL: string, players = 3): Promise<void> {
  await Promise.all(
    parties.flatMap(({ _id: partyId }, at) =>
      Array.from({ length: players }, async (_, player) => {
        const { answer } = await newStudent(baseURL, code);
        const { opinion } = required(LONG_OPTIONS[(at + player) % LONG_OPTIONS.length]);
        await answer(required(statements[0]?._id), opinion, { partyId });
      }),
    ),
  );
}
