import type { CSSProperties } from 'react';
import { classNames } from '../classNames';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS width; the whole line when not given. */
  width?: CSSProperties['width'];
  /** CSS height; one line of the text around it when not given. */
  height?: CSSProperties['height'];
  /** Width to height instead of a height, as for pictures. */
  ratio?: string;
  className?: string;
}

/** The class of an element around many placeholders, which are animated as one. */
export const skeletonGroup = styles.group;

/** APP-06, LIST-01: a placeholder of content that is loading. It is hidden from screen readers, which get one status text. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
