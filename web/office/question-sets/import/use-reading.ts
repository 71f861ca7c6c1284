import { useEffect, useRef, useState } from 'react';
import type { Columns } from '#shared/import/columns.ts';
import { startReader } from './ask-reader.ts';
import type { Input, ReadInput } from './read-input.ts';

type Reader = ReturnType<typeof startReader>;
type Columned = Extract<ReadInput, { state: 'columns' }>;

interface Reading {
  /** The format or content of the input; null while it is read, or before there is one. */
  read: ReadInput | null;
  /** The columns of a table that was read, confirmed or not. */
  columns: Columned | null;
}
const NOTHING: Reading = { read: null, columns: null };

/**
 * Reads one input at a time, each in a separate worker; a newer input ends the earlier worker. `onLost`: the code of
 * the worker could not be loaded.
 */
export function useReading(onLost: () => void) {
  const [reading, setReading] = useState<Reading>(NOTHING);
  const reader = useRef<Reader | null>(null);
  useEffect(() => () => reader.current?.end(), []);

  const ask = async (current: Reader, job: Parameters<Reader['ask']>[0]) => {
    const read = await current.ask(job).catch(() => null);
    if (reader.current !== current) return;
    if (read === null) {
      setReading(NOTHING);
      onLost();
    } else setReading((before) => ({ read, columns: read.state === 'columns' ? read : before.columns }));
  };
  return {
    ...reading,
    start: async (input: () => Promise<Input>) => {
      reader.current?.end();
      const current = startReader();
      reader.current = current;
      setReading(NOTHING);
      const read = await input().catch(() => null);
      if (reader.current !== current) return;
      if (read !== null) await ask(current, { kind: 'read', input: read });
      // Moved or deleted since it was chosen.
      else setReading({ read: { state: 'refused', code: 'UNREADABLE' }, columns: null });
    },
    confirm: async (sheet: number, columns: Columns) => {
      const current = reader.current;
      if (current === null) return;
      await ask(current, { kind: 'confirm', sheet, columns });
    },
    /** After the columns were changed, what they made counts no more. */
    reopen: () => setReading(({ columns }) => ({ read: columns, columns })),
  };
}
