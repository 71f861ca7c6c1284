// An address as one address, whatever signs it has: never parsed as a list or as a name.

/** What nodemailer reads as exactly one recipient. */
export const recipient = (address: string): { name: string; address: string } => ({ name: '', address });
