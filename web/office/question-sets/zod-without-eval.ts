// To be imported before any module that creates a zod schema: otherwise zod tests whether eval is allowed, which our content security policy
// forbids and browsers report as a violation.
import { config } from 'zod';

config({ jitless: true });
