import { expect, it } from 'vitest';
import { SETTING_NAMES } from './config.ts';
import { unknownSettings } from './unknown-settings.ts';

it.each(['SESSION_RETENTION_DAY', 'METRICS_TOKE', 'TRUST_PROXYS', 'S3_KEY', 'BACKUP_FOLDER'])(
  'names %s, which begins as ours do and is no setting',
  (name) => {
    expect(unknownSettings({ [name]: '1' })).toEqual([expect.stringMatching(new RegExp(`^${name}: .*settings\\.md`))]);
  },
);

it('says nothing of settings, and of what others read', () => {
  const others = ['HOME', 'HOSTNAME', 'PWD', 'PATH', 'MAIL', 'LANGUAGE', 'LOGNAME', 'NODE_ENV', 'NODE_OPTIONS'];
  const more = ['AWS_ACCESS_KEY_ID', 'SESSION_MANAGER', 'REDIS_PORT', 'DATABASE_HOST', 'USER_PASSWORD', 'TZ', 'SHLVL'];
  const names = [...SETTING_NAMES, ...others, ...more];
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});
