import { expect, it } from 'vitest';
import { SETTING_NAMES } from './config.ts';
import { findUnknownSettings, unknownSettingLine } from './unknown-settings.ts';

it.each([
  ['SESSION_RETENTION_DAY', 'SESSION_RETENTION_DAYS'],
  ['METRICS_TOKE', 'METRICS_TOKEN'],
  ['PROT', 'PORT'],
  ['PORTT', 'PORT'],
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['S3_KEY', null],
  ['BACKUP_FOLDER', null],
])('names %s, which is no setting', (name, meant) => {
  expect(findUnknownSettings({ [name]: '1' })).toEqual([{ name, meant }]);
  expect(unknownSettingLine({ name, meant })).toMatch(new RegExp(`^${name}: .*${meant ?? 'README'}`));
});

it('says nothing of settings, and of what others read', () => {
  const others = ['HOME', 'HOSTNAME', 'PWD', 'PATH', 'MAIL', 'LANGUAGE', 'LOGNAME', 'NODE_ENV', 'NODE_OPTIONS'];
  const more = ['AWS_ACCESS_KEY_ID', 'SESSION_MANAGER', 'REDIS_PORT', 'DATABASE_HOST', 'USER_PASSWORD', 'TZ', 'SHLVL'];
  const names = [...SETTING_NAMES, ...others, ...more];
  expect(findUnknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
