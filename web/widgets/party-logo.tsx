// A party's logo on a white tile, or its initials while there is none.
import { useState } from 'react';
import { initialsOf } from './initials.ts';
import styles from './party-logo.module.css';

/** Decoration: the party's name is always beside it. */
export function PartyLogo({ name, image }: { name: string; image: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.tile} aria-hidden="true">
      {image !== null && image !== broken ? (
        <img
          src={image}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
