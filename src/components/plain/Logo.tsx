/** UI-02: width and height of the logo in px, for its two sizes. */
export const logoSizes = { logo: [150, 41], logoSmall: [120, 33] } as const;

interface LogoProps {
  /** UI-02 preset: logo 150×41, logoSmall 120×33. */
  size?: keyof typeof logoSizes;
  className?: string;
}

/**
 * Logo of the shop, a symbol that the build writes into the document from `brand/`. Decorative: the link around it has
 * the accessible name.
 */
export function Logo({ size = 'logo', className }: LogoProps) {
  const [width, height] = logoSizes[size];
  return (
    <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
      <use href={`#${size}`} />
    </svg>
  );
}
