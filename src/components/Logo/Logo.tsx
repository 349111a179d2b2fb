/** UI-02: width and height of the logo in px, for its two sizes. */
export const logoSizes = { logo: [150, 41], logoSmall: [120, 33] } as const;

interface LogoProps {
  /** UI-02 preset: logo 150×41, logoSmall 120×33. */
  size?: keyof typeof logoSizes;
  className?: string;
}

/** Logo of the shop, a pine and its name. Decorative: the link around it has the accessible name. */
export function Logo({ size = 'logo', className }: LogoProps) {
  const [width, height] = logoSizes[size];
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox="0 0 150 41"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.7"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14.5 4.5V37" />
        <path d="M14.5 12c-1 3.6-3 5.6-6.2 6.6M14.5 12c1 3.6 3 5.6 6.2 6.6" />
        <path d="M14.5 19.5c-1.6 4.4-4.4 6.8-8.8 8M14.5 19.5c1.6 4.4 4.4 6.8 8.8 8" />
      </g>
      <path d="M49.6 7.9h-1.5c-3.9 0-5.8 2-5.8 6V34" />
      <path d="M37.4 15.9h11.6" />
      <path d="M54.3 14.1v11.6a6.6 6.6 0 0 0 13.2 0" />
      <path d="M67.5 14.1V34" />
      <path d="M76.2 14.1V34M76.2 23c0-4.8 2.6-7.1 7.6-7.1" />
      <path d="M88.6 14.1v11.6a6.6 6.6 0 0 0 13.2 0" />
      <path d="M101.8 14.1V34" />
      <path d="M110.6 5.6V34" />
      <path d="M119.4 14.1V34" />
      <circle cx="119.4" cy="8" r="2.5" fill="currentColor" stroke="none" />
      <circle cx="136.3" cy="24.1" r="8.1" />
      <path d="M144.4 14.1V34" />
    </svg>
  );
}
