// The address on the lobby's screen and in its QR code.
import { describe, expect, it } from 'vitest';
import { joinAddress } from './join-address.ts';

describe('join address', () => {
  it('is short to type and whole in the QR code', () => {
    expect(joinAddress('https://halfrond.example/', 'K7PM4X')).toEqual({
      address: 'halfrond.example',
      link: 'https://halfrond.example/votingsession/K7PM4X',
    });
  });

  it('keeps a port and a folder', () => {
    expect(joinAddress('http://10.0.0.4:3000/debat', 'K7PM4X').link).toBe(
      'http://10.0.0.4:3000/debat/votingsession/K7PM4X',
    );
  });
});
