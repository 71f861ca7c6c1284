// Both databases store booleans as 0 and 1.
import type { Flag } from './column-types.ts';

export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
export const fromFlag = (flag: Flag): boolean => flag === 1;
