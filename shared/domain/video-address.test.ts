import { expect, it } from 'vitest';
import { videoAddress } from './video-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://www.youtube.com/embed/abc?autoplay=1', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://m.youtube.com/shorts/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://www.youtube-nocookie.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/a1b2', 'https://player.vimeo.com/video/76979871?h=a1b2&dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=9', 'https://player.vimeo.com/video/76979871?h=9&dnt=1'],
  ['https://www.vrt.be/vrtnws/embed/1', 'https://www.vrt.be/vrtnws/embed/1'],
])('%s is shown from %s', (address, embed) => {
  expect(videoAddress(address)?.embed).toBe(embed);
});

it.each([
  '',
  'nonsense',
  'http://youtu.be/abc',
  'https://evil.example/embed/abc',
  'javascript:alert(1)',
  'https://www.youtube.com/',
  'https://youtube.com.example.org/embed/abc',
  'https://somebody@www.youtube.com/embed/abc',
  'https://:word@www.youtube.com/embed/abc',
  'https://www.youtube.com:8443/embed/abc',
  'https://www.youtube.com/redirect?q=https://evil.example',
])('“%s” is not shown', (address) => {
  expect(videoAddress(address)).toBeNull();
});
