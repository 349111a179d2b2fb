/** Props of a checkbox mark. */
interface MarkProps {
  state: 'empty' | 'chosen' | 'partly';
}

/** Mark of a checkbox, 20 px, in the shop's own design. */
export function Mark({ state }: MarkProps) {
  const chosen = state !== 'empty';
  const outline = {
    fill: chosen ? 'var(--color-accent)' : 'var(--color-raised)',
    stroke: chosen ? 'var(--color-accent)' : 'var(--color-line-strong)',
  };
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="var(--color-on-accent)"
      strokeWidth="1.5"
    >
      <rect x="0.5" y="0.5" width="19" height="19" rx="2" strokeWidth="1" {...outline} />
      {chosen && <path d={state === 'partly' ? 'M6 10h8' : 'm4.75 10.25 3.5 3.5 7-7.5'} />}
    </svg>
  );
}

/** Mark of a radio button, 20 px, in the shop's own design. */
export function RadioMark({ chosen }: { chosen: boolean }) {
  const color = chosen ? 'var(--color-accent)' : 'var(--color-line-strong)';
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="var(--color-raised)" stroke={color}>
      <circle cx="10" cy="10" r="9.5" />
      {chosen && <circle cx="10" cy="10" r="5" fill={color} stroke="none" />}
    </svg>
  );
}
