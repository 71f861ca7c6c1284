// Texts that only the operator of the installation can write.

/** How a place to fill in begins; the sample content has such places. */
export const TO_FILL_IN = '[vul aan:';

export const isToFillIn = (text: string): boolean => text.includes(TO_FILL_IN);
