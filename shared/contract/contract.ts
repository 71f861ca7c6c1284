// All calls together: a list for the server and OpenAPI, and a type that gives the web client each call's shapes without any schema.
import { authEndpoints } from './auth.ts';
import { contentEndpoints } from './content.ts';
import { difficultWordEndpoints } from './difficult-word.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { gameTemplateEndpoints } from './game-template.ts';
import { partnerEndpoints } from './partner.ts';
import { partyEndpoints } from './party.ts';
import { questionSetEndpoints } from './question-set.ts';
import { resultEndpoints } from './result.ts';
import { userEndpoints } from './user.ts';
import { votingSessionEndpoints } from './voting-session.ts';

const features = {
  auth: authEndpoints,
  user: userEndpoints,
  party: partyEndpoints,
  partner: partnerEndpoints,
  difficultWord: difficultWordEndpoints,
  content: contentEndpoints,
  questionSet: questionSetEndpoints,
  gameTemplate: gameTemplateEndpoints,
  votingSession: votingSessionEndpoints,
  result: resultEndpoints,
};

type Features = typeof features;
type Calls = { [F in keyof Features]: Features[F][keyof Features[F]] }[keyof Features];

/** Every call by `METHOD path`. */
export type Contract = {
  [E in Calls as `${E['method']} ${E['path']}`]: E extends Endpoint ? Call<E> : never;
};

/** Every endpoint with the feature that it belongs to. */
export const allEndpoints: readonly { feature: string; endpoint: Endpoint }[] = Object.entries(features).flatMap(
  ([feature, endpoints]) => Object.values<Endpoint>(endpoints).map((endpoint) => ({ feature, endpoint })),
);
