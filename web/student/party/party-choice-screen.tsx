import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId, useState } from 'react';
import { briefly } from '#shared/domain/first-sentence.ts';
import { textKey } from '#shared/domain/text.ts';
import { sessionPartiesQuery } from '#web/data/session-parties.ts';
import { useTranslation } from '#web/i18n/use-translation.ts';
import { CONTENT_LANGUAGE } from '#web/shell/content-language.ts';
import type { ScreenProps } from '#web/student/game/game.ts';
import { CheckMark } from '#web/student/statement/check-mark.tsx';
import option from '#web/student/statement/option.module.css';
import { LoadFailure } from '#web/ui/common/empty-state.tsx';
import { Icon } from '#web/ui/common/icon.tsx';
import screen from '#web/ui/common/screen.module.css';
import { Button } from '#web/ui/core/button.tsx';
import { Loading } from '#web/ui/core/loading.tsx';
import { PartyLogo } from '#web/widgets/party-logo.tsx';
import styles from './party-choice-screen.module.css';

/** Parties from which on a search field helps. */
const SEARCH_FROM = 8;

export function PartyChoiceScreen({ game }: ScreenProps<'partyChoice'>) {
  const { t } = useTranslation('student-results');
  const id = useId();
  const { data: parties, isError, refetch } = useQuery(sessionPartiesQuery(game.session.code));
  const [chosen, setChosen] = useState(game.party?._id ?? null);
  const [wanted, setWanted] = useState('');
  if (parties === undefined) {
    return (
      <div className={screen.column}>
        {isError ? <LoadFailure isPage onRetry={() => void refetch()} /> : <Loading label={t('student:loading')} />}
      </div>
    );
  }
  const choice = parties.find(({ _id }) => _id === chosen);
  const found = parties.filter(({ name }) => textKey(name).includes(textKey(wanted)));
  return (
    <form
      className={`${screen.column} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) game.chooseParty(choice._id);
      }}
    >
      <h1>{t('party.title')}</h1>
      <p className={styles.lead}>{t('party.text')}</p>
      {parties.length >= SEARCH_FROM && (
        <div className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('party.search')}
            placeholder={t('party.searchIn', { count: parties.length })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <div role="radiogroup" aria-label={t('party.list')} className={styles.list}>
        {found.map((party) => (
          <label
            key={party._id}
            className={`${option.option} ${styles.party} ${party._id === chosen ? option.chosen : ''}`}
            style={{ '--c': party.color } as CSSProperties}
          >
            <input
              type="radio"
              name={id}
              value={party._id}
              checked={party._id === chosen}
              onChange={() => setChosen(party._id)}
            />
            <PartyLogo name={party.name} image={party.image} />
            <span className={option.text}>
              <span translate="no">{party.name}</span>
              {party.description !== '' && <small lang={CONTENT_LANGUAGE}>{briefly(party.description)}</small>}
            </span>
            <CheckMark light chosen={party._id === chosen} />
          </label>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && t('party.none')}
      </p>
      <div className={styles.foot}>
        <Button type="submit" size="big" wide disabled={choice === undefined}>
          {choice ? t('party.playAs', { party: choice.name }) : t('party.chooseFirst')}
        </Button>
      </div>
    </form>
  );
}
