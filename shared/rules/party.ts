import { videoAddress } from '#shared/domain/video-address.ts';
import { color, httpsAddress, optionalText, type Rule, requiredText } from './fields.ts';

/** The https address of a video that can be embedded, or empty. */
const video: Rule = (text) => {
  const trimmed = text.trim();
  const code = httpsAddress(trimmed);
  return code !== null || trimmed === '' || videoAddress(trimmed) !== null ? code : 'INVALID_VALUE';
};

export const partyRules = { name: requiredText(), description: optionalText(), video, color };
