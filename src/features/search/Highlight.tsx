import styles from './Highlight.module.css';
import { splitMatches } from './splitMatches';

/** SRCH-03: a text with the matches of a search marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
