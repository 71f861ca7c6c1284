const DIGIT = /\p{Nd}/u;

/** Each script has its ten digits in a row, from 0 on. */
function numeralOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Returns a text with the digits of every script as 0 to 9: keyboards type those of their own script. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, numeralOf);
