// To be imported before anything that makes a zod schema: else zod tries out whether it may compile code, which our pages' policy forbids
// and a browser reports as an attack.
import { config } from 'zod';

config({ jitless: true });
