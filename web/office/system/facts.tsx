/** Draws names with their values, one pair a line. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="line-hair-t">
      {rows.map(([name, value]) => (
        <div key={name} className="gap-x-6 py-2 line-hair-b tablet:grid tablet:grid-cols-names">
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
