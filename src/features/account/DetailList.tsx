import { Fragment } from 'react';
import styles from './DetailList.module.css';

interface DetailListProps {
  /** Name and value; a row without a value is left out. */
  rows: readonly (readonly [name: string, value: string | null])[];
}

/** A value that is wider than its column breaks after the @ of an e-mail address before it breaks anywhere else. */
function Value({ text }: { text: string }) {
  const [first = '', ...others] = text.split('@');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Facts by name. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Value text={value} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
