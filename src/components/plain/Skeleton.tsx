import type { CSSProperties } from 'react';
import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS width; default: full. */
  width?: CSSProperties['width'];
  /** CSS height; default: one line of the surrounding text. */
  height?: CSSProperties['height'];
  /** Aspect ratio instead of a height, as for pictures. */
  ratio?: string;
  className?: string;
}

export const skeletonGroup = styles.group;

/** APP-06, LIST-01: placeholder of loading content. Hidden from screen readers, which get one status text. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
